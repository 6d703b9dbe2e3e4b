import { site } from '@/theme.config';
import type { Texts } from '../texts';

export const build = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  previous: 'Previous',
  next: 'Next',
  pager: 'Previous and next page',
  versionAbout: 'Release {release}, API contract {api}',
  versionReleases: 'Releases of {product}',
  startPage: 'opens its start page',
  editPage: 'Edit this page',
  lastUpdated: 'Last updated',
  copyMarkdown: 'Copy as Markdown',
  viewMarkdown: 'View as Markdown',
  copyLink: 'Copy link',
  copyPrompt: 'Copy prompt for an AI assistant',
  prompt: 'Read this page and answer my questions about it:',
  openIn: 'Open in {name}',
  reportIssue: 'Report an issue',
  pageMenu: 'Copy page',
  leadGettingStarted: `Learn what ${site.product.name} is, set it up, and send your first request.`,
  leadGuides: `Publish forms, collect submissions, and run ${site.product.name} in production. Each guide is one task.`,
  draftNotice: 'Draft: this page is not published.',
  untranslatedNotice: 'This page isn’t translated yet. You are reading the English text.',
  oldVersionNotice: 'You are reading the documentation of version',
  oldVersionLink: 'Go to the current version',
  footerProduct: site.product.name,
  footerResources: 'Resources',
  footerCommunity: 'Community',
  navApi: 'API Reference',
} as const;

export type BuildTexts = Texts<typeof build>;
