import type { Texts } from '../texts';
import { errors } from './errors';

/** Interface texts of the shell's script. Each page loads them, so what only the build writes is in build.ts. */
export const shell = {
  ...errors,
  docsNavigation: 'Documentation',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  pagesBelow: 'Pages in',
  onThisPage: 'On this page',
  backToTop: 'Back to top',
  copy: 'Copy',
  copied: 'Copied',
  wrap: 'Wrap lines',
  copyFailed: 'The browser blocked copying.',
  pageFailed: 'The page couldn’t be loaded.',
  offline: 'You’re offline, so this page stays open. Follow the link again when you’re connected.',
  colorMode: 'Color mode',
  colorSystem: 'system',
  colorLight: 'light',
  colorDark: 'dark',
  language: 'Language',
  version: 'Version',
  search: 'Search',
  close: 'Close',
  dismiss: 'Dismiss',
  announcement: 'Announcement',
  notFoundTitle: 'Page not found',
  notFoundText: 'This page doesn’t exist. These are the sections of the docs:',
  notFoundSimilar: 'This page doesn’t exist. These pages have a similar address:',
  notFoundSearch: 'Search the documentation',
} as const;

export type ShellTexts = Texts<typeof shell>;
