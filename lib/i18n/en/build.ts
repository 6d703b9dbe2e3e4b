import type { Texts } from '../texts';

/** Interface texts that only the build writes into pages. */
export const build = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  previous: 'Previous',
  next: 'Next',
  pager: 'Previous and next page',
  versionCurrent: 'current',
  versionStable: 'stable',
  startPage: 'opens its start page',
  editPage: 'Edit this page',
  lastUpdated: 'Last updated',
  copyMarkdown: 'Copy as Markdown',
  viewMarkdown: 'View as Markdown',
  copyLink: 'Copy link',
  copyPrompt: 'Copy prompt for an AI assistant',
  prompt: 'Read this page and answer my questions about it:',
  helpful: 'Was this page helpful?',
  helpfulYes: 'Yes',
  helpfulNo: 'No',
  helpfulLink: 'Report an issue',
  pageMenu: 'This page',
  leadGettingStarted: 'Learn what Endatix is, set it up, and send your first request.',
  leadGuides: 'Publish forms, collect submissions, and run Endatix in production. Each guide is one task.',
  draftNotice: 'Draft: this page is not published.',
  untranslatedNotice: 'This page isn’t translated yet. You are reading the English text.',
  oldVersionNotice: 'You are reading the documentation of version',
  oldVersionLink: 'Go to the current version of this page',
  footerProduct: 'Endatix',
  footerResources: 'Resources',
  footerCommunity: 'Community',
  linkToHeading: 'Link to this section',
  navApi: 'API Reference',
} as const;

/** What each language needs of them. */
export type BuildTexts = Texts<typeof build>;
