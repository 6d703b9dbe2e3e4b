import type { Texts } from '../texts';

/** Texts before the first run. Each page with examples loads them in all languages: keep them few. */
export const example = {
  language: 'Language of the request',
  withSteps: 'with sign-in and setup',
  run: 'Run',
  here: 'in this browser',
  there: 'on {origin}',
  partFailed: 'This part of the page couldn’t be loaded. Reload the page.',
  liveToken: 'The code contains your access token. Remove it before you share the code.',
  bodyTooLong: 'The body is too long to show as code.',
} as const;

export type ExampleTexts = Texts<typeof example>;
