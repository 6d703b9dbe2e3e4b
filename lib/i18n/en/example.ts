import type { Texts } from '../texts';

/** Texts of an example before its first run: each page that has examples loads them in all languages, so they are few. */
export const example = {
  language: 'Language of the request',
  withSteps: 'with sign-in and setup',
  run: 'Run',
  here: 'in this browser',
  there: 'on {origin}',
  partFailed: 'This part of the page could not be loaded. Reload the page and try again.',
  bodyTooLong: 'The body is too long to be shown as code.',
} as const;

/** What each language needs of them. */
export type ExampleTexts = Texts<typeof example>;
