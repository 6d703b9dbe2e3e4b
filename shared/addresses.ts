import { localePath, splitLocale } from '@/shared/i18n/split';
import { currentVersion, splitVersion, versionPath } from '@/shared/versions';
import { type DocsVersion, type SiteLocale, site } from '@/theme.config';

/**
 * Maps between addresses of the site and what they show. Everything that reads or writes an address of the
 * site uses this module. Paths are site paths, without base path, query and hash.
 */
export type Address =
  | { kind: 'landing'; locale: SiteLocale }
  /** `rest` is the path below the root of the version; empty for the root, which shows the start page. */
  | { kind: 'page'; locale: SiteLocale; version: DocsVersion; rest: string }
  | { kind: 'category'; locale: SiteLocale; slug: string }
  | { kind: 'console'; locale: SiteLocale }
  | { kind: 'operation'; locale: SiteLocale; tag: string; id: string }
  /** The page of a schema; `name` is empty for the list of schemas. */
  | { kind: 'schema'; locale: SiteLocale; name: string }
  /** The known differences of an area; `part` is empty for the list of areas. */
  | { kind: 'differences'; locale: SiteLocale; part: string }
  /** A page outside the documentation, or a file. */
  | { kind: 'other'; path: string };

/** Page at the root of each version, relative to that root. */
export const START_PAGE = 'getting-started/quick-start';

/** Segments below the console that aren't tags of operations. */
const SCHEMAS = 'schemas';
const DIFFERENCES = 'running-server';

const isVersionNumber = /^\d+\.\d+\.\d+$/;

const isFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path);

/** Returns what a site path addresses. Ignores slashes at the end, and doesn't check that the page exists. */
export function parseAddress(path: string, versions: readonly DocsVersion[] = site.versions): Address {
  const { locale, path: inDefault } = splitLocale(path.replace(/(?<=.)\/+$/, ''));
  const [first, second, third, fourth, ...more] = inDefault.split('/').filter(Boolean);
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
  const { version, rest } = splitVersion(inDefault, versions);
  if (isVersionNumber.test(rest.split('/')[0] ?? '')) return { kind: 'other', path };
  return { kind: 'page', locale, version, rest };
}

const below = (path: string, name: string): string => (name ? `${path}/${name}` : path);

export function addressPath(address: Address): string {
  switch (address.kind) {
    case 'landing':
      return localePath('/', address.locale);
    case 'page':
      return localePath(versionPath(address.version, address.rest), address.locale);
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
 * Returns the site path of the Markdown version; undefined if it has none. The root of a version has that of
 * its start page.
 */
export function getMarkdownPage(address: Exclude<Address, { kind: 'landing' | 'other' }>): string;
export function getMarkdownPage(address: Address): string | undefined;
export function getMarkdownPage(address: Address): string | undefined {
  if (address.kind === 'landing' || address.kind === 'other') return undefined;
  return `${addressPath(pageShown(address))}.md`;
}

/** Returns the page that is shown at an address: the start page at the root of a version. */
export function pageShown(address: Address): Address {
  return address.kind === 'page' && address.rest === '' ? { ...address, rest: START_PAGE } : address;
}

/** Returns the address for search engines: pages of old versions and version roots map to the current page. */
export function canonicalize(address: Address): Address {
  const shown = pageShown(address);
  return shown.kind === 'page' ? { ...shown, version: currentVersion } : shown;
}

/** Returns the same page in another language; undefined if it exists in the default language only. */
export function inLanguage(address: Address, locale: SiteLocale): Address | undefined {
  switch (address.kind) {
    case 'landing':
    case 'category':
      return { ...address, locale };
    case 'page':
      return address.version.path ? undefined : { ...address, locale };
    default:
      return undefined;
  }
}

/**
 * Returns the same page in another version, in a language of that version; undefined if only the current
 * version has it.
 */
export function inVersion(address: Address, version: DocsVersion): Address | undefined {
  if (address.kind !== 'page') return undefined;
  return { ...address, version, locale: version.path ? site.locales[0] : address.locale };
}

/** Changes the path of a link, and keeps its query and hash. */
function withPath(href: string, change: (address: Address) => Address | undefined): string {
  const [path = ''] = href.split(/[?#]/);
  if (!path.startsWith('/')) return href;
  const changed = change(parseAddress(path));
  return changed ? addressPath(changed) + href.slice(path.length) : href;
}

/** Localizes a link: it stays in the language if its target exists in it. */
export const linkInLanguage = (href: string, locale: SiteLocale): string =>
  withPath(href, (address) => inLanguage(address, locale));

/** Rewrites a link of the current version for a page of another version. Links into other versions stay. */
export const linkInVersion = (href: string, version: DocsVersion): string =>
  withPath(href, (address) =>
    address.kind === 'page' && !address.version.path ? inVersion(address, version) : undefined,
  );
