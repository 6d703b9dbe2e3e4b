import 'client-only';
import { linkInLanguage } from '@/shared/addresses';
import { element } from '@/shared/browser/element';
import { attempt } from '@/shared/browser/storage';
import { splitLocale } from '@/shared/i18n/split';
import { basePath, PAGE_LIST, siteHref, sitePath } from '@/shared/paths';
import { type LocaleCode, type SiteLocale, site } from '@/theme.config';
import { ownHref } from '../navigation/own-address';

const MAX_NEAREST = 4;

/** Below this score, what is similar is so by chance. */
const LEAST = 0.5;

/** Returns every three letters in a row of an address or title, without `docs`, which every address contains. */
function trigrams(text: string): Set<string> {
  const letters = ` ${text.toLowerCase().replaceAll(/\bdocs\b|[^\p{L}\p{N}]/gu, '')} `;
  return new Set(Array.from(letters.slice(2), (_, index) => letters.slice(index, index + 3)));
}

/** Returns how many trigrams two texts share, whatever their order: 1 for all, 0 for none. */
function similarity(a: string, b: string): number {
  const [own, other] = [trigrams(a), trigrams(b)];
  const shared = [...own].filter((letters) => other.has(letters)).length;
  return shared / Math.sqrt(own.size * other.size || 1);
}

/** Returns the last part of an address, which identifies the page best. */
const lastPart = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

/** Returns the pages whose address and title are most similar to a wrong site path, best first. */
export function nearestPages<Page extends { href: string; title: string }>(
  path: string,
  pages: readonly Page[],
): Page[] {
  // Old addresses, for example in the platform's log, have another word.
  const wrong = path.replaceAll(/\binstall(ation)?\b/gi, 'setup');
  const last = lastPart(wrong);
  return pages
    .map((page) => {
      const name = Math.max(similarity(last, lastPart(page.href)), similarity(last, page.title));
      return { page, score: similarity(wrong, page.href) + 2 * name };
    })
    .filter(({ score }) => score > LEAST)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_NEAREST)
    .map(({ page }) => page);
}

/** Returns the language and the readable path of the address; umlauts are escaped in it. */
function wrongAddress(): ReturnType<typeof splitLocale> {
  const { pathname } = window.location;
  return splitLocale(sitePath(attempt(() => decodeURI(pathname)) ?? pathname));
}

/** Returns all pages with their titles in a language; an empty list when the file cannot be loaded. */
async function allPages({ code }: SiteLocale): Promise<{ href: string; title: string; lang: LocaleCode }[]> {
  try {
    const response = await fetch(basePath + PAGE_LIST);
    const pages: { href: string; title: string; titles?: Partial<Record<LocaleCode, string>> }[] = response.ok
      ? await response.json()
      : [];
    return pages.map(({ href, title, titles }) => {
      const own = titles?.[code];
      return { href, title: own ?? title, lang: own ? code : site.locales[0].code };
    });
  } catch {
    return [];
  }
}

async function offerNearest(main: HTMLElement, list: Element): Promise<void> {
  const { locale, path } = wrongAddress();
  const found = nearestPages(path, await allPages(locale));
  if (found.length === 0) return;
  const entries = found.map(({ href, title, lang }) => {
    const own = ownHref(siteHref(linkInLanguage(href, locale)));
    return element('li', { lang }, element('a', { href: own }, title));
  });
  const text = main.querySelector('p');
  if (text) text.textContent = main.dataset.similar ?? '';
  list.replaceChildren(...entries);
}

/** Shows the 404 page in the language of the address, with similar pages. */
export function localizeNotFound(): void {
  const { locale, path } = wrongAddress();
  const template = document.querySelector<HTMLTemplateElement>(`template[data-language="${locale.code}"]`);
  if (template) {
    document.documentElement.lang = locale.code;
    template.parentElement?.replaceChildren(template.content);
  }
  const main = document.querySelector<HTMLElement>('[data-not-found]');
  const search = main?.querySelector<HTMLElement>('[data-search-open]');
  const words = lastPart(path).replace(/\.\w+$/, '');
  if (search) search.dataset.searchOpen = words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  document.title = main?.dataset.notFound ?? document.title;
  const list = main?.querySelector('ul');
  if (main && list) void offerNearest(main, list);
}
