import type { PageRecord } from '@/features/content/page-record';
import { getMarkdownPage, parseAddress } from '@/shared/addresses';
import { isExternal, siteHref, sitePath } from '@/shared/paths';
import { type LocaleCode, site } from '@/theme.config';

/** Returns the absolute address of a site path, with the base path of the deployment. */
export function absoluteUrl(path: string): string {
  return site.origin + siteHref(path);
}

/**
 * Returns a function that makes the links of a page's HTML absolute. Links to documentation pages point to
 * their Markdown.
 * @param page site path of the page that contains the links, for links to its own sections
 */
export function markdownLinks(page: string): (href: string) => string {
  return (href) => {
    if (isExternal(href)) return href;
    const [path = '', fragment] = href.split('#');
    const hash = fragment ? `#${fragment}` : '';
    const target = path ? sitePath(path) : page;
    const markdown = getMarkdownPage(parseAddress(target));
    // `/docs/api#/Forms/createForm` is a state of the console, which the Markdown doesn't have.
    return absoluteUrl((markdown && !hash.startsWith('#/') ? markdown : target) + hash);
  };
}

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
