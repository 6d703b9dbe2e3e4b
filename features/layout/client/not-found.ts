import 'client-only';
import { linkInLanguage } from '@/shared/addresses';
import { element } from '@/shared/browser/element';
import { attempt } from '@/shared/browser/storage';
import { splitLocale } from '@/shared/i18n/split';
import { basePath, PAGE_LIST, siteHref, sitePath } from '@/shared/paths';
import { type LocaleCode, type SiteLocale, site } from '@/theme.config';
import { ownHref } from '../navigation/own-address';
import { nearestPages } from './nearest';

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
