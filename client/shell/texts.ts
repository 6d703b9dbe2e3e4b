import 'client-only';

/** Words that the shell's script shows; the page carries them in its language (see components/layout/page-frame.tsx). */
export interface ShellWords {
  copy: string;
  copied: string;
  copyFailed: string;
  wrap: string;
  close: string;
  loadFailed: string;
  retry: string;
  offline: string;
}

/** Reads the words from the page. */
export function readWords(): ShellWords {
  const {
    copy = '',
    copied = '',
    copyFailed = '',
    wrap = '',
    close = '',
    loadFailed = '',
    retry = '',
    offline = '',
  } = document.querySelector<HTMLElement>('[data-page-status]')?.dataset ?? {};
  return { copy, copied, copyFailed, wrap, close, loadFailed, retry, offline };
}
