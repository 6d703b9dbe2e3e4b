import { type Address, addressPath, inLanguage, parseAddress } from '@/shared/addresses';
import { splitLocale } from '@/shared/i18n/split';
import { type SiteLocale, site } from '@/theme.config';

/**
 * Returns the address of the page in each language, or of its documentation or landing page where it is not
 * translated.
 * @param path site path of the current page
 */
export function languageLinks(path: string): {
  locale: SiteLocale;
  links: { locale: SiteLocale; path: string }[];
} {
  const address = parseAddress(path);
  const { locale } = splitLocale(path);
  const isOutside = address.kind === 'landing' || address.kind === 'other';
  const links = site.locales.map((candidate) => {
    const fallback: Address = isOutside
      ? { kind: 'landing', locale: candidate }
      : { kind: 'page', locale: candidate, rest: '' };
    return {
      locale: candidate,
      path: candidate === locale ? path : addressPath(inLanguage(address, candidate) ?? fallback),
    };
  });
  return { locale, links };
}
