import 'client-only';
import type { OfflineTexts } from '@/lib/i18n/en/offline';

/** Why the docs cannot be kept, as the name of the sentence that says it. */
export type OfflineProblem = Extract<keyof OfflineTexts, `offlineError${string}`>;

/** A fault that the reader is told about. */
export class OfflineError extends Error {
  override name = 'OfflineError';
  constructor(readonly problem: OfflineProblem) {
    super(problem);
  }
}

/** The fault that an error of the browser means. */
export function problemOf(error: unknown): OfflineProblem {
  if (error instanceof OfflineError) return error.problem;
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'offlineErrorNoRoom';
  const isRejected = name === 'SecurityError' || name === 'InvalidStateError';
  return isRejected ? 'offlineErrorRejected' : 'offlineErrorBrokenOff';
}
