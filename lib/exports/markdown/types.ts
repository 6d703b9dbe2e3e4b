import type { VersionData } from '@/lib/server/versions/data';
import type { DocsVersion, LocaleCode } from '@/theme.config';

/** What the text form of a page depends on in addition to its own nodes. */
export interface MarkdownPageContext {
  /** Path of the content file, for messages. */
  file: string;
  /** Code of the language of the text. */
  language: LocaleCode;
  version: DocsVersion;
  /** Data of the version of the page. */
  data: VersionData;
  /** Absolute address of a link: the Markdown counterpart where the target has one. */
  link: (href: string) => string;
}

/** A page in text form. `path` is its site path, such as `/docs/guides/webhooks.md`. */
export interface MarkdownPage {
  path: string;
  /** Site path of the page itself. */
  page: string;
  title: string;
  description: string;
  /** The whole text: title, description, body. */
  text: () => Promise<string>;
}
