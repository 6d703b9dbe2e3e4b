import { twinPath } from '@/lib/build/twin-path';
import { defaultLocale, localePath } from '@/lib/i18n';
import { isExternal, siteHref } from '@/lib/shared/paths';
import { type SiteLocale, site } from '@/theme.config';

/** Addresses below `/docs` that exist in the default language only. */
const untranslated = /^\/docs\/(api|\d)/;

/** Absolute address of a site path, with the base path of the deployment. */
export function absoluteUrl(path: string): string {
  return site.origin + siteHref(path);
}

/**
 * Makes the links of a page absolute. Links to documentation lead to the Markdown twin, so that a reader of text stays
 * in text; other pages and files keep their own address.
 * @param page site path of the page that holds the links, for links to its own sections
 * @param locale language of the page; its links stay within it
 */
export function twinLinks(page: string, locale: SiteLocale = defaultLocale): (href: string) => string {
  return (href) => {
    if (isExternal(href)) return href;
    const [path = '', fragment] = href.split('#');
    const hash = fragment ? `#${fragment}` : '';
    const target = path ? path.replace(/\/$/, '') || '/' : page;
    // `/docs/api#/Forms/createForm` is a state of the console, which only the page has.
    if (!/^(\/[a-z-]+)?\/docs(\/|$)/.test(target) || hash.startsWith('#/')) return absoluteUrl(target + hash);
    const inLanguage = path && !untranslated.test(target) ? localePath(target, locale) : target;
    return absoluteUrl(twinPath(inLanguage) + hash);
  };
}
