import { sitePath } from '@/shared/paths';
import { type SiteLocale, site } from '@/theme.config';

/** Splits a site path into language and path. Separate from the texts to keep client code small. */
export function splitLocale(path: string): { locale: SiteLocale; path: string } {
  const first = path.split('/')[1] ?? '';
  const locale = site.locales.find((candidate) => candidate.path !== '' && candidate.path === first);
  if (!locale) return { locale: site.locales[0], path };
  return { locale, path: path.slice(locale.path.length + 1) || '/' };
}

/**
 * Returns the language of the address, the default one during the build. Browser translation changes `lang`,
 * never the address.
 */
export const pageLocale = (): SiteLocale =>
  splitLocale(typeof window === 'undefined' ? '/' : sitePath(window.location.pathname)).locale;

/** Returns a site path in a language: `/docs` becomes `/de/docs` for a language with a prefix. */
export function localePath(path: string, locale: SiteLocale): string {
  if (!locale.path) return path;
  return path === '/' ? `/${locale.path}` : `/${locale.path}${path}`;
}
