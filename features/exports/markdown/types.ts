import type { RootContent } from 'mdast';
import type { JsxElement } from '@/features/content/tree';
import type { VersionData } from '@/features/versions/data';
import type { DocsVersion, LocaleCode } from '@/theme.config';

/** What the text form of a page depends on in addition to its own nodes. */
export interface MarkdownPageContext {
  file: string;
  language: LocaleCode;
  version: DocsVersion;
  data: VersionData;
  /** Absolute address of a link: the Markdown counterpart where the target has one. */
  link: (href: string) => string;
  /** Handlers that replace those of the Markdown pages, by the name of the component. */
  handlers?: Readonly<Record<string, ElementHandler>>;
}

/** Makes the plain nodes of a component from its element and its children, which are plain already. */
export type ElementHandler = (
  element: JsxElement,
  children: RootContent[],
  context: MarkdownPageContext,
) => RootContent[];

/** A page in text form. `path` is its site path, such as `/docs/guides/webhooks.md`. */
export interface MarkdownPage {
  path: string;
  page: string;
  title: string;
  description: string;
  text: () => Promise<string>;
}
