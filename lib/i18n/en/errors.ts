import type { Texts } from '../texts';

/** Texts of the error screens, which must work when nothing else does: every page has them in all languages, so they are few. */
export const errors = {
  crashTitle: 'This page crashed',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  toStart: 'Front page',
  retry: 'Retry',
  loadFailed: 'A part of this page could not be loaded.',
} as const;

/** What each language needs of them. */
export type ErrorTexts = Texts<typeof errors>;
