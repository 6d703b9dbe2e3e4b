import type { RootContent } from 'mdast';
import type { SiteData } from '@/features/content/site-data';
import type { JsxElement } from '@/features/content/tree';
import type { LocaleCode } from '@/theme.config';

/** What the Markdown of a page depends on in addition to its nodes. */
export interface MarkdownPageContext {
  file: string;
  language: LocaleCode;
  data: SiteData;
  /** Makes a link absolute; to the target's Markdown if it has one. */
  link: (href: string) => string;
  /** Handlers that replace those of the Markdown pages, by component. */
  handlers?: Readonly<Record<string, ElementHandler>>;
}

/** Converts a component to plain nodes. Its children are plain already. */
export type ElementHandler = (
  element: JsxElement,
  children: RootContent[],
  context: MarkdownPageContext,
) => RootContent[];

/** The Markdown version of a page. `path` is its site path, such as `/docs/guides/webhooks.md`. */
export interface MarkdownPage {
  path: string;
  page: string;
  title: string;
  description: string;
  text: () => Promise<string>;
}
