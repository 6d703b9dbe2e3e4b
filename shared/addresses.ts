import { localePath, splitLocale } from '@/shared/i18n/split';
import type { SiteLocale } from '@/theme.config';

/**
 * Maps between addresses of the site and what they show. Everything that reads or writes an address of the
 * site uses this module. Paths are site paths, without base path, query and hash.
 */
export type Address =
  | { kind: 'landing'; locale: SiteLocale }
  /** `rest` is the path below `/docs`; empty for the root, which shows the start page. */
  | { kind: 'page'; locale: SiteLocale; rest: string }
  | { kind: 'category'; locale: SiteLocale; slug: string }
  | { kind: 'console'; locale: SiteLocale }
  | { kind: 'operation'; locale: SiteLocale; tag: string; id: string }
  /** The page of a schema; `name` is empty for the list of schemas. */
  | { kind: 'schema'; locale: SiteLocale; name: string }
  /** The known differences of an area; `part` is empty for the list of areas. */
  | { kind: 'differences'; locale: SiteLocale; part: string }
  /** A page outside the documentation, or a file. */
  | { kind: 'other'; path: string };

/** Page at the root of the documentation, relative to it. */
export const START_PAGE = 'getting-started/quick-start';

/** Segments below the console that aren't tags of operations. */
const SCHEMAS = 'schemas';
const DIFFERENCES = 'running-server';

const isFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path);

/** Returns what a site path addresses. Ignores slashes at the end, and doesn't check that the page exists. */
export function parseAddress(path: string): Address {
  const { locale, path: inDefault } = splitLocale(path.replace(/(?<=.)\/+$/, ''));
  const segments = inDefault.split('/').filter(Boolean);
  const [first, second, third, fourth, ...more] = segments;
  if (first === undefined) return { kind: 'landing', locale };
  if (first !== 'docs' || isFile(inDefault)) return { kind: 'other', path };
  if (second === 'api' && third === undefined) return { kind: 'console', locale };
  if (second === 'api' && more.length === 0) {
    if (third === SCHEMAS) return { kind: 'schema', locale, name: fourth ?? '' };
    if (third === DIFFERENCES) return { kind: 'differences', locale, part: fourth ?? '' };
    if (third && fourth) return { kind: 'operation', locale, tag: third, id: fourth };
  }
  if (second === 'category' && third && fourth === undefined)
    return { kind: 'category', locale, slug: third };
  return { kind: 'page', locale, rest: segments.slice(1).join('/') };
}

const below = (path: string, name: string): string => (name ? `${path}/${name}` : path);

/** Returns the site path of an address that `parseAddress` returned. */
export function addressPath(address: Address): string {
  switch (address.kind) {
    case 'landing':
      return localePath('/', address.locale);
    case 'page':
      return localePath(below('/docs', address.rest), address.locale);
    case 'category':
      return localePath(`/docs/category/${address.slug}`, address.locale);
    case 'console':
      return localePath('/docs/api', address.locale);
    case 'operation':
      return localePath(`/docs/api/${address.tag}/${address.id}`, address.locale);
    case 'schema':
      return localePath(below(`/docs/api/${SCHEMAS}`, address.name), address.locale);
    case 'differences':
      return localePath(below(`/docs/api/${DIFFERENCES}`, address.part), address.locale);
    case 'other':
      return address.path;
  }
}

/**
 * Returns the site path of the Markdown version; undefined if it has none. The root of the documentation
 * has that of its start page.
 */
export function getMarkdownPage(address: Exclude<Address, { kind: 'landing' | 'other' }>): string;
export function getMarkdownPage(address: Address): string | undefined;
export function getMarkdownPage(address: Address): string | undefined {
  if (address.kind === 'landing' || address.kind === 'other') return undefined;
  return `${addressPath(pageShown(address))}.md`;
}

/** Returns the page that is shown at an address: the start page at the root of the documentation. */
export function pageShown(address: Address): Address {
  return address.kind === 'page' && address.rest === '' ? { ...address, rest: START_PAGE } : address;
}

/** Returns the same page in another language; undefined if it exists in the default language only. */
export function inLanguage(address: Address, locale: SiteLocale): Address | undefined {
  const isTranslated = address.kind === 'landing' || address.kind === 'category' || address.kind === 'page';
  return isTranslated ? { ...address, locale } : undefined;
}

/** Localizes a link: it stays in the language if its target exists in it. */
export function linkInLanguage(href: string, locale: SiteLocale): string {
  const [path = ''] = href.split(/[?#]/);
  if (!path.startsWith('/')) return href;
  const address = inLanguage(parseAddress(path), locale);
  return address ? addressPath(address) + href.slice(path.length) : href;
}
