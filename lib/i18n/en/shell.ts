import type { Texts } from '../texts';
import { errors } from './errors';

/** Interface texts that the shell's script shows; each page loads these, so what only the build writes stands in build.ts. */
export const shell = {
  ...errors,
  docsNavigation: 'Documentation',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  pagesBelow: 'Pages below',
  onThisPage: 'On this page',
  backToTop: 'Back to top',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying was refused by the browser; select the text instead.',
  colorMode: 'Colour mode',
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
  notFoundText: 'There is no page at this address. These come closest:',
  notFoundSearch: 'Search the documentation',
} as const;

/** What each language needs of them. */
export type ShellTexts = Texts<typeof shell>;
