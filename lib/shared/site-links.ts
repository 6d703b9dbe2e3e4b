import { localePath } from '@/lib/i18n/split';
import type { LocaleCode, SiteLink, SiteLocale, Translated } from '@/theme.config';
import { hasTranslations } from './language-links';
import { isExternal, siteHref } from './paths';

/** Configured text in a language. */
export function inLanguage({ text }: Translated, code: LocaleCode): string {
  return typeof text === 'string' ? text : text[code];
}

/** Address of a configured link for an `href`, in the reader's language where the page exists there. */
export function linkHref({ href }: SiteLink, locale: SiteLocale): string {
  return siteHref(!isExternal(href) && hasTranslations(href) ? localePath(href, locale) : href);
}
