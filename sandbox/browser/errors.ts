/** What kept the sandbox from answering. */
export type SandboxErrorKind =
  | 'no-worker'
  | 'no-webassembly'
  | 'insecure-origin'
  | 'load'
  | 'crash'
  | 'timeout'
  | 'memory'
  | 'foreign-file'
  | 'nothing-set-aside'
  | 'internal';

/** The sandbox cannot do what it was asked for; `message` is a sentence for the reader: what, why, how to mend it. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  constructor(
    readonly kind: SandboxErrorKind,
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
  }
}
