import type { Texts } from '../texts';

/** Texts of the error screens. Every page contains them in all languages, so they must be few. */
export const errors = {
  crashTitle: 'This page crashed',
  tryAgain: 'Try again',
  reload: 'Reload page',
  toStart: 'Home page',
  retry: 'Retry',
  loadFailed: 'Part of this page couldn’t be loaded.',
} as const;

export type ErrorTexts = Texts<typeof errors>;
