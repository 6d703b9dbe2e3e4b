import type { Element } from 'hast';
import type { PageRecord } from '@/features/content/page-record';
import { readPages } from '@/features/content/pages';
import { getFences } from '@/features/content-checks/fences/collect';
import { missingDrawing, readDrawing } from '@/features/diagrams/drawing';
import { parseAddress } from '@/shared/addresses';
import { siteHref } from '@/shared/paths';
import { absoluteUrl, inReference, listPages, markdownLinks } from './links';
import { toMarkdown } from './to-markdown';

/** A page with its text, from which its Markdown and its search entries are made. */
export interface PageText {
  record: PageRecord;
  /** What `readMain` returns. */
  main: Element;
}

/** Returns the mermaid sources of all pages by the address of their image. */
export function diagramSources(): Map<string, string> {
  const { pages } = readPages(process.cwd(), (text) => text.includes('```mermaid'));
  return new Map(
    getFences(pages)
      .filter(({ lang, code }) => lang === 'mermaid' && !missingDrawing(code))
      .map(({ code }) => [siteHref(readDrawing(code).hrefs.light), code]),
  );
}

/**
 * Returns the Markdown of a page: title, description of an article, text. The page of the console ends with
 * the list of all operations.
 * @param records all pages
 * @param diagrams mermaid sources by the address of their image
 */
export function pageMarkdown(
  { record: { path, description }, main }: PageText,
  records: readonly PageRecord[],
  diagrams: ReadonlyMap<string, string>,
): string {
  const { kind } = parseAddress(path);
  const lead = kind === 'page' ? description : '';
  const text = toMarkdown(main, lead, { link: markdownLinks(path), diagrams });
  return kind === 'console' ? `${text}\n${listPages(records.filter(inReference))}\n` : text;
}

/**
 * Adds a link to the index below the first paragraph of a page, for programs that were sent to this page.
 */
export function withIndex(markdown: string): string {
  const [title = '', lead = '', ...rest] = markdown.trimEnd().split('\n\n');
  const index = `> All pages of the documentation are listed in ${absoluteUrl('/llms.txt')}`;
  return `${[title, lead, index, ...rest].join('\n\n')}\n`;
}
