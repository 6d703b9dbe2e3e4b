import type { PageRecord } from '@/features/content/page-record';
import { parseAddress } from '@/shared/addresses';
import type { LocaleCode } from '@/theme.config';
import { absoluteUrl } from './links';

/** Returns whether a page is an article in a language. */
export function isArticle({ path, language }: PageRecord, code: LocaleCode): boolean {
  return parseAddress(path).kind === 'page' && language === code;
}

/** Returns whether a page is one of an operation, a schema or known differences. */
export const inReference = ({ path }: PageRecord): boolean =>
  ['operation', 'schema', 'differences'].includes(parseAddress(path).kind);

/** Returns a line for each page, with a link to its Markdown and its description. */
export const listPages = (pages: readonly PageRecord[]): string =>
  pages
    .flatMap(({ title, markdown, description }) =>
      markdown ? [`- [${title}](${absoluteUrl(markdown)}): ${description}`] : [],
    )
    .join('\n');
