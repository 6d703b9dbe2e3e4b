import 'client-only';

/** Words that the shell's script shows; the page carries them in its language (see components/shell/page-frame.tsx). */
export interface ShellWords {
  copy: string;
  copied: string;
  copyFailed: string;
  close: string;
  loadFailed: string;
  retry: string;
}

/** Reads the words from the page. */
export function readWords(): ShellWords {
  const {
    copy = '',
    copied = '',
    copyFailed = '',
    close = '',
    loadFailed = '',
    retry = '',
  } = document.querySelector<HTMLElement>('[data-page-status]')?.dataset ?? {};
  return { copy, copied, copyFailed, close, loadFailed, retry };
}
