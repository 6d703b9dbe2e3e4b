import 'client-only';
import { linkInLanguage } from '@/shared/addresses';
import { element } from '@/shared/browser/element';
import { attempt } from '@/shared/browser/storage';
import { splitLocale } from '@/shared/i18n/split';
import { basePath, PAGE_LIST, siteHref, sitePath } from '@/shared/paths';
import { countTypos } from '@/shared/typos';
import { type LocaleCode, type SiteLocale, site } from '@/theme.config';
import { ownHref } from '../navigation/own-address';

const MAX_NEAREST = 4;

/** Returns lowercase words of an address or title, without `docs`, which every address contains. */
function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && word !== 'docs');
}

/** Words of old addresses, for example in the platform's log, with their current words. */
const currentWords = new Map([
  ['install', 'setup'],
  ['installation', 'setup'],
]);

/** Adds pairs of neighbors as one word, so that `web-hooks` matches `webhooks` and the reverse. */
function withPairs(words: readonly string[]): string[] {
  return [...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)];
}

/** Scores a match: 1 for the same word, less for a prefix or typo, else 0. */
function wordScore(expected: string, word: string): number {
  if (expected === word) return 1;
  if (expected.length > 3 && (word.startsWith(expected) || expected.startsWith(word))) return 0.7;
  const allowed = Math.floor(Math.max(expected.length, word.length) / 4);
  return allowed > 0 && countTypos(expected, word, allowed) <= allowed ? 0.6 : 0;
}

/** Returns the pages whose address and title are most similar to a wrong site path, best first. */
export function nearestPages<Page extends { href: string; title: string }>(
  path: string,
  pages: readonly Page[],
): Page[] {
  const expected = splitWords(path).map((word) => currentWords.get(word) ?? word);
  const last = splitWords(path.split('/').filter(Boolean).at(-1) ?? '').length;
  const scored = pages.map((page) => {
    const words = splitWords(`${page.href} ${page.title}`);
    const candidates = withPairs(words);
    const score = withPairs(expected).reduce((sum, word, index) => {
      const isPair = index >= expected.length;
      const best = Math.max(
        0,
        ...candidates.map((one) => (isPair ? Number(word === one) : wordScore(word, one))),
      );
      // The last part of an address identifies the page best.
      const isLast = (index % expected.length) + Number(isPair) >= expected.length - last;
      return sum + best * (isLast ? 4 : 1);
    }, 0);
    return { page, score: score / Math.sqrt(words.length + 1) };
  });
  return scored
    .filter(({ score }) => score > 0)
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

/** Returns the words of the last part of an address, which identifies the page best. */
function lastWords(path: string): string {
  const part = path.split('/').filter(Boolean).at(-1) ?? '';
  return part
    .replace(/\.\w+$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
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
  if (search) search.dataset.searchOpen = lastWords(path);
  document.title = main?.dataset.notFound ?? document.title;
  const list = main?.querySelector('ul');
  if (main && list) void offerNearest(main, list);
}
