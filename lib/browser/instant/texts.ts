import 'client-only';
/** Words that the plain listeners show; the page carries them in its language (see components/shell/behaviours.tsx). */
export interface InstantTexts {
  copy: string;
  copied: string;
  copyFailed: string;
  /** Words before the announced title. */
  pageLoaded: string;
  /** Words before the name of a folder on the button that unfolds it. */
  pagesBelow: string;
  /** Said in place of entries that could not be loaded. */
  pagesBelowFailed: string;
}

/** Reads the words from the page on screen. */
export function readTexts(): InstantTexts {
  const {
    copy = '',
    copied = '',
    copyFailed = '',
    pageLoaded = '',
    pagesBelow = '',
    pagesBelowFailed = '',
  } = document.querySelector<HTMLElement>('[data-page-status]')?.dataset ?? {};
  return { copy, copied, copyFailed, pageLoaded, pagesBelow, pagesBelowFailed };
}
