import { type Address, addressPath, inLanguage, parseAddress } from '@/shared/addresses';
import { splitLocale } from '@/shared/i18n/split';
import { currentVersion } from '@/shared/versions';
import { type SiteLocale, site } from '@/theme.config';

/**
 * The page in each language; where a language has no such page, its documentation or its front page.
 * @param path site path of the page on screen
 * @param isPage whether a page of the documentation is there
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
