import { localePath } from '@/lib/i18n/split';
import type { SiteLink, SiteLocale, Translated } from '@/theme.config';
import { hasTranslations } from './language-links';
import { isExternal, siteHref } from './paths';

/** Configured text in a language; its main text where there is no translation. */
export function inLanguage({ text, translations }: Translated, code: string): string {
  return translations?.[code] ?? text;
}

/** Address of a configured link for an `href`, in the reader's language where the page exists there. */
export function linkHref({ href }: SiteLink, locale: SiteLocale): string {
  return siteHref(!isExternal(href) && hasTranslations(href) ? localePath(href, locale) : href);
}
