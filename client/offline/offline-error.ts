import 'client-only';

/** Why the docs cannot be kept; each has a sentence in lib/i18n. */
export type OfflineProblem =
  | 'unsupported'
  | 'insecure'
  | 'unverifiable'
  | 'rejected'
  | 'unbuilt'
  | 'noResponse'
  | 'noRoom'
  | 'brokenOff'
  | 'wrongContent'
  | 'changedMeanwhile'
  | 'otherTab';

/** A fault that the reader is told about. */
export class OfflineError extends Error {
  override name = 'OfflineError';
  constructor(
    readonly problem: OfflineProblem,
    cause?: unknown,
  ) {
    super(problem, { cause });
  }
}
