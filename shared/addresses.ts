import { localePath, splitLocale } from '@/shared/i18n/split';
import { currentVersion, splitVersion, versionPath } from '@/shared/versions';
import { type DocsVersion, type SiteLocale, site } from '@/theme.config';

/**
 * The address book: what is at each address of the site, and the address of each thing. Everything that reads or
 * writes an address of the site asks here. Paths are site paths, without base path, query and hash.
 */
export type Address =
  | { kind: 'landing'; locale: SiteLocale }
  /** `rest` is the path below the root of the version; empty for the root itself, which shows the start page. */
  | { kind: 'page'; locale: SiteLocale; version: DocsVersion; rest: string }
  | { kind: 'category'; locale: SiteLocale; slug: string }
  | { kind: 'console'; locale: SiteLocale }
  | { kind: 'operation'; locale: SiteLocale; tag: string; id: string }
  /** The page of a schema of the contract; `name` is empty for the list of all. */
  | { kind: 'schema'; locale: SiteLocale; name: string }
  /** The known differences of an area; `part` is empty for the list of all. */
  | { kind: 'differences'; locale: SiteLocale; part: string }
  /** A page outside the documentation, or a file. */
  | { kind: 'other'; path: string };

/** Page that the root of each version shows, below that root. */
export const START_PAGE = 'getting-started/quick-start';

/** Segments below the console that are no tags of operations. */
const SCHEMAS = 'schemas';
const DIFFERENCES = 'running-server';

const isVersionNumber = /^\d+\.\d+\.\d+$/;

const isFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path);

/** What is at a site path; slashes at its end do not count. It need not exist. */
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
  // A version that is not listed has no pages.
  if (isVersionNumber.test(rest.split('/')[0] ?? '')) return { kind: 'other', path };
  return { kind: 'page', locale, version, rest };
}

const below = (path: string, name: string): string => (name ? `${path}/${name}` : path);

/** Site path of what an address names. */
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

/** Site path of the Markdown counterpart; undefined for what has none. The root of a version has that of its start page. */
export function getMarkdownPage(address: Exclude<Address, { kind: 'landing' | 'other' }>): string;
export function getMarkdownPage(address: Address): string | undefined;
export function getMarkdownPage(address: Address): string | undefined {
  if (address.kind === 'landing' || address.kind === 'other') return undefined;
  return `${addressPath(pageShown(address))}.md`;
}

/** The page that is shown at an address: that of the start page at the root of a version, else the address itself. */
export function pageShown(address: Address): Address {
  return address.kind === 'page' && address.rest === '' ? { ...address, rest: START_PAGE } : address;
}

/** The address that search engines should show: old versions and roots stand for the page of the current version. */
export function canonicalize(address: Address): Address {
  const shown = pageShown(address);
  return shown.kind === 'page' ? { ...shown, version: currentVersion } : shown;
}

/** The same in another language; undefined for what exists in the default language only. */
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

/** The same in another version, in a language that the version has; undefined for what has the current version only. */
export function inVersion(address: Address, version: DocsVersion): Address | undefined {
  if (address.kind !== 'page') return undefined;
  return { ...address, version, locale: version.path ? site.locales[0] : address.locale };
}

/** A link with its path changed and its query and hash kept. */
function withPath(href: string, change: (address: Address) => Address | undefined): string {
  const [path = ''] = href.split(/[?#]/);
  if (!path.startsWith('/')) return href;
  const changed = change(parseAddress(path));
  return changed ? addressPath(changed) + href.slice(path.length) : href;
}

/** A link of a page in a language, as it is followed there: it stays in the language where its target exists in it. */
export const linkInLanguage = (href: string, locale: SiteLocale): string =>
  withPath(href, (address) => inLanguage(address, locale));

/** A link of the current version as it must stand on a page of another one; links into other versions stay. */
export const linkInVersion = (href: string, version: DocsVersion): string =>
  withPath(href, (address) =>
    address.kind === 'page' && !address.version.path ? inVersion(address, version) : undefined,
  );
