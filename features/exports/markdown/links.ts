import { getMarkdownPage, linkInLanguage, parseAddress } from '@/shared/addresses';
import { defaultLocale } from '@/shared/i18n';
import { isExternal, siteHref } from '@/shared/paths';
import { type SiteLocale, site } from '@/theme.config';
import type { MarkdownPage } from './types';

/** Returns the absolute address of a site path, with the base path of the deployment. */
export function absoluteUrl(path: string): string {
  return site.origin + siteHref(path);
}

/** Returns the site path of a page's Markdown. Throws for pages outside `/docs`. */
export function markdownPagePath(page: string): string {
  const markdownPage = getMarkdownPage(parseAddress(page));
  if (!markdownPage) throw new Error(`${page} has no Markdown version: only pages below /docs have one.`);
  return markdownPage;
}

/**
 * Returns a function that makes links absolute. Links to documentation pages point to their Markdown.
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
    // `/docs/api#/Forms/createForm` is a state of the console, which the Markdown doesn't have.
    const localized = path ? linkInLanguage(target, locale) : target;
    const markdownPage = getMarkdownPage(parseAddress(localized));
    return absoluteUrl((markdownPage && !hash.startsWith('#/') ? markdownPage : localized) + hash);
  };
}

/**
 * Returns the Markdown of a page with a link to the index after the first paragraph, for programs that were
 * sent to this page.
 */
export async function servedMarkdown({ text }: Pick<MarkdownPage, 'text'>): Promise<string> {
  const [title = '', lead = '', ...rest] = (await text()).trimEnd().split('\n\n');
  const index = `> All pages of the documentation are listed in ${absoluteUrl('/llms.txt')}`;
  return `${[title, lead, index, ...rest].join('\n\n')}\n`;
}
