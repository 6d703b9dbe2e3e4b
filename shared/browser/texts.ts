import 'client-only';

/** Words that the shell's script shows. The page contains them in its language (features/layout/page-frame.tsx). */
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

/** Returns a word in the language of the page. */
export const word = (name: Word): string =>
  document.querySelector<HTMLElement>('[data-page-status]')?.dataset[name] ?? '';
