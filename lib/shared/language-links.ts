import { localePath, splitLocale } from '@/lib/i18n/split';
import { type SiteLocale, site } from '@/theme.config';
import type { NavNode } from './nav-tree';
import { treeHas } from './nav-tree';

/** Front page and documentation, but for the API reference and old versions, which exist in the default language only. */
const translated = /^\/(docs(\/(?!api(\/|$)|\d)|$)|$)/;

/** True for a path (in the default language) that other languages have, too. */
export function hasTranslations(path: string): boolean {
  return translated.test(path);
}

/**
 * The page in each language; where a language has no such page, its documentation or its front page.
 * @param path site path of the page on screen
 * @param tree documentation tree in the language of that page
 */
export function languageLinks(
  path: string,
  tree: readonly NavNode[],
): { locale: SiteLocale; links: { locale: SiteLocale; path: string }[] } {
  const { locale, path: inDefault } = splitLocale(path);
  const exists = inDefault === '/' || inDefault === '/docs' || treeHas(tree, path);
  const fallback = inDefault.startsWith('/docs/') ? '/docs' : '/';
  const links = site.locales.map((candidate) => {
    const same = candidate === locale || (exists && hasTranslations(inDefault));
    return { locale: candidate, path: localePath(same ? inDefault : fallback, candidate) };
  });
  return { locale, links };
}
