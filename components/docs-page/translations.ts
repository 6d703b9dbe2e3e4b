import { type SiteLocale, site } from '@/theme.config';

/**
 * Site paths of a page in the languages that have it, by language code.
 * @param hrefIn path in a language; undefined where it has no text of its own
 */
export async function translations(
  hrefIn: (locale: SiteLocale) => Promise<string | undefined>,
): Promise<Record<string, string>> {
  const entries = site.locales.map(async (locale) => [locale.code, await hrefIn(locale)] as const);
  return Object.fromEntries(
    (await Promise.all(entries)).flatMap(([code, href]) => (href ? [[code, href]] : [])),
  );
}
