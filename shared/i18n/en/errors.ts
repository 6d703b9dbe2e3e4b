import type { Texts } from '../texts';

/** Texts of the error screens, which must work when nothing else does: every page has them in all languages, so they are few. */
export const errors = {
  crashTitle: 'This page crashed',
  tryAgain: 'Try again',
  reload: 'Reload page',
  toStart: 'Home page',
  retry: 'Retry',
  loadFailed: 'Part of this page couldn’t be loaded.',
} as const;

export type ErrorTexts = Texts<typeof errors>;
