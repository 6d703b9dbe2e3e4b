import { type Address, addressPath, inLanguage, parseAddress } from '@/shared/addresses';
import { splitLocale } from '@/shared/i18n/split';
import { currentVersion } from '@/shared/versions';
import { type SiteLocale, site } from '@/theme.config';

/**
 * Returns the address of the page in each language, or of its documentation or landing page where it is not
 * translated.
 * @param path site path of the current page
 * @param isPage whether a documentation page exists at `path`
 */
export function languageLinks(
  path: string,
  isPage: boolean,
): { locale: SiteLocale; links: { locale: SiteLocale; path: string }[] } {
  const address = parseAddress(path);
  const { locale } = splitLocale(path);
  const isOutside = address.kind === 'landing' || address.kind === 'other';
  const isRoot = address.kind === 'landing' || (address.kind === 'page' && address.rest === '');
  const exists = isRoot || isPage;
  const links = site.locales.map((candidate) => {
    const fallback: Address = isOutside
      ? { kind: 'landing', locale: candidate }
      : { kind: 'page', locale: candidate, version: currentVersion, rest: '' };
    const there = exists ? inLanguage(address, candidate) : undefined;
    return { locale: candidate, path: candidate === locale ? path : addressPath(there ?? fallback) };
  });
  return { locale, links };
}
