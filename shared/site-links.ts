import { inLanguage as addressIn, linkInLanguage, parseAddress } from '@/shared/addresses';
import { isExternal, siteHref } from '@/shared/paths';
import { type LocaleCode, type SiteLink, type SiteLocale, site, type Translated } from '@/theme.config';

/** Returns a configured text in a language. */
export function inLanguage({ text }: Translated, code: LocaleCode): string {
  return typeof text === 'string' ? text : text[code];
}

/** Returns the `href` of a configured link, in the reader's language if the page exists in it. */
export function linkHref({ href }: SiteLink, locale: SiteLocale): string {
  return siteHref(linkInLanguage(href, locale));
}

/**
 * Returns the language of a page if it differs from the reader's: some pages exist in the default language
 * only.
 */
export function foreignLanguage(href: string, locale: SiteLocale): LocaleCode | undefined {
  const [fallback] = site.locales;
  if (locale === fallback || isExternal(href)) return undefined;
  return addressIn(parseAddress(href), locale) ? undefined : fallback.code;
}
