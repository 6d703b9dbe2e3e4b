import type { VersionData } from '@/lib/server/versions/data';
import type { DocsVersion, LocaleCode } from '@/theme.config';

/** What the text form of a page depends on in addition to its own nodes. */
export interface MarkdownPageContext {
  file: string;
  language: LocaleCode;
  version: DocsVersion;
  data: VersionData;
  /** Absolute address of a link: the Markdown counterpart where the target has one. */
  link: (href: string) => string;
}

/** A page in text form. `path` is its site path, such as `/docs/guides/webhooks.md`. */
export interface MarkdownPage {
  path: string;
  page: string;
  title: string;
  description: string;
  text: () => Promise<string>;
}
