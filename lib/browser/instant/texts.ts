import 'client-only';
/** Words that the plain listeners show; the page carries them in its language (see components/shell/behaviours.tsx). */
export interface InstantTexts {
  copy: string;
  copied: string;
  copyFailed: string;
  /** Words before the announced title. */
  pageLoaded: string;
}

/** Reads the words from the page on screen. */
export function readTexts(): InstantTexts {
  const {
    copy = '',
    copied = '',
    copyFailed = '',
    pageLoaded = '',
  } = document.querySelector<HTMLElement>('[data-page-status]')?.dataset ?? {};
  return { copy, copied, copyFailed, pageLoaded };
}
