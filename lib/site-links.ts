import type { LocaleCode, SiteLink, SiteLocale, Translated } from '@/theme.config';
import { linkInLanguage } from './addresses';
import { siteHref } from './paths';

/** Configured text in a language. */
export function inLanguage({ text }: Translated, code: LocaleCode): string {
  return typeof text === 'string' ? text : text[code];
}

/** Address of a configured link for an `href`, in the reader's language where the page exists there. */
export function linkHref({ href }: SiteLink, locale: SiteLocale): string {
  return siteHref(linkInLanguage(href, locale));
}
