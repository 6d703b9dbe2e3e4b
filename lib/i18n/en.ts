import { shellEn } from './shell/en';
import { searchTexts } from './shell/search';

/** Interface texts in the default language; the other languages must have exactly these keys. */
export const en = {
  ...shellEn,
  ...searchTexts.en,
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  previous: 'Previous',
  next: 'Next',
  pager: 'Neighbouring pages',
  editPage: 'Edit this page',
  lastUpdated: 'Last updated',
  copyMarkdown: 'Copy as Markdown',
  viewMarkdown: 'View as Markdown',
  draftNotice: 'Draft: this page is not published.',
  untranslatedNotice: 'This page is not translated yet. You are reading the English text.',
  oldVersionNotice: 'You are reading the documentation of version',
  oldVersionLink: 'Go to the current version of this page',
  externalLink: 'opens another site',
  footerProduct: 'Endatix',
  footerResources: 'Resources',
  footerCommunity: 'Community',
  linkToHeading: 'Link to this section',
  categoryLead: 'Pages in this section.',
  navApi: 'API Reference',
} as const;

/** Typed set of interface texts; a missing or surplus key in a translation fails the type check. */
export type Messages = { readonly [Key in keyof typeof en]: string };
