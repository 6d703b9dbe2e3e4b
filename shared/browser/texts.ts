import 'client-only';

/** Words that the shell's script shows; the page carries them in its language (see features/layout/page-frame.tsx). */
type Word =
  | 'copy'
  | 'copied'
  | 'copyFailed'
  | 'wrap'
  | 'close'
  | 'loadFailed'
  | 'pageFailed'
  | 'retry'
  | 'offline';

/** Reads a word from the page. */
export const word = (name: Word): string =>
  document.querySelector<HTMLElement>('[data-page-status]')?.dataset[name] ?? '';
