import { inLanguage as addressIn, linkInLanguage, parseAddress } from '@/shared/addresses';
import { isExternal, siteHref } from '@/shared/paths';
import { type LocaleCode, type SiteLink, type SiteLocale, site, type Translated } from '@/theme.config';

/** Configured text in a language. */
export function inLanguage({ text }: Translated, code: LocaleCode): string {
  return typeof text === 'string' ? text : text[code];
}

/** Address of a configured link for an `href`, in the reader's language where the page exists there. */
export function linkHref({ href }: SiteLink, locale: SiteLocale): string {
  return siteHref(linkInLanguage(href, locale));
}

/** Language of the page at a site path where it differs from the reader's: some pages exist in the default one only. */
export function foreignLanguage(href: string, locale: SiteLocale): LocaleCode | undefined {
  const [fallback] = site.locales;
  if (locale === fallback || isExternal(href)) return undefined;
  return addressIn(parseAddress(href), locale) ? undefined : fallback.code;
}
