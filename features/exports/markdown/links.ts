import { getMarkdownPage, linkInLanguage, parseAddress } from '@/shared/addresses';
import { defaultLocale } from '@/shared/i18n';
import { isExternal, siteHref } from '@/shared/paths';
import { type SiteLocale, site } from '@/theme.config';
import type { MarkdownPage } from './types';

/** Absolute address of a site path, with the base path of the deployment. */
export function absoluteUrl(path: string): string {
  return site.origin + siteHref(path);
}

/** Site path of the Markdown counterpart of a page; throws for a path that has none. */
export function markdownPagePath(page: string): string {
  const markdownPage = getMarkdownPage(parseAddress(page));
  if (!markdownPage) throw new Error(`${page} has no Markdown twin: only pages below /docs have one.`);
  return markdownPage;
}

/**
 * Makes the links of a page absolute. Links to documentation lead to the Markdown counterpart, so that a reader of text stays
 * in text; other pages and files keep their own address.
 * @param page site path of the page that contains the links, for links to its own sections
 * @param locale language of the page; its links stay within it
 */
export function markdownPageLinks(
  page: string,
  locale: SiteLocale = defaultLocale,
): (href: string) => string {
  return (href) => {
    if (isExternal(href)) return href;
    const [path = '', fragment] = href.split('#');
    const hash = fragment ? `#${fragment}` : '';
    const target = path ? path.replace(/\/$/, '') || '/' : page;
    // `/docs/api#/Forms/createForm` is a state of the console, which only the page has.
    const inOwn = path ? linkInLanguage(target, locale) : target;
    const markdownPage = getMarkdownPage(parseAddress(inOwn));
    return absoluteUrl((markdownPage && !hash.startsWith('#/') ? markdownPage : inOwn) + hash);
  };
}

/**
 * Returns the Markdown of a page as it is served: its own text, with the address of the index below the first
 * paragraph, where a program that was sent to this page alone finds the others.
 */
export async function servedMarkdown({ text }: Pick<MarkdownPage, 'text'>): Promise<string> {
  const [title = '', lead = '', ...rest] = (await text()).trimEnd().split('\n\n');
  const index = `> All pages of the documentation are listed in ${absoluteUrl('/llms.txt')}`;
  return `${[title, lead, index, ...rest].join('\n\n')}\n`;
}
