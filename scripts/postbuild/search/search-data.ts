import { parseAddress } from '@/lib/addresses';
import { localePath, splitLocale } from '@/lib/i18n/split';
import type { SearchData, SearchDocument, SearchGroup, SearchPage } from '@/lib/search/types';
import { dataOf } from '@/lib/server/versions/data';
import { currentVersion } from '@/lib/versions';
import { type SiteLocale, site } from '@/theme.config';
import { COMMON_WORDS, ENGLISH_WORDS, similarEnglishWords } from './english-words';
import { operationDocuments, runningServerNames } from './operation-documents';
import { type PageDocument, pageDocuments } from './page-documents';
import { type Phrases, readPhrases, withPhrases } from './phrases';
import { settingAnchorsIn, settingDocuments } from './setting-documents';

/** A page of the export that is searched; the site path has its trailing slash. */
export interface ExportedPage {
  path: string;
  html: string;
}

const SETTINGS_FOLDER = '/docs/configuration/settings/';

/** Pages outside the documentation that readers ask for as well: privacy, licenses, how to report an error. */
const OTHERS = new Set(['/markdown-page/']);

/**
 * Whether a page of the export is searched: everything of the current version below `/docs`, whose root repeats the
 * page it opens, and what is said of the site itself.
 */
export function isSearched(path: string): boolean {
  const address = parseAddress(path);
  if (address.kind === 'other') return OTHERS.has(path);
  if (address.kind === 'page') return address.version === currentVersion && address.rest !== '';
  return ['operation', 'console', 'schema', 'differences'].includes(address.kind);
}

/** Where the pages at a path of the default language belong. */
function groupOf(path: string): SearchGroup {
  if (path.startsWith('/docs/api/')) return 'api';
  if (path.startsWith('/docs/configuration/')) return 'settings';
  return path === '/docs/guides/errors/' ? 'errors' : 'guides';
}

/** Pages in the language of the site: its own, and those that exist in the default language only. */
function pagesFor(all: readonly ExportedPage[], locale: SiteLocale): ExportedPage[] {
  const paths = new Set(all.map(({ path }) => path));
  return all.filter(({ path }) => {
    const { locale: own, path: inDefault } = splitLocale(path);
    if (own === locale) return true;
    return own === site.locales[0] && !paths.has(localePath(inDefault, locale));
  });
}

/**
 * What is searched in a language: pages, their sections and the rows that name something, operations, settings, terms.
 * @param exported searched pages of the export in all languages
 */
export function searchData(
  exported: readonly ExportedPage[],
  locale: SiteLocale,
  phrases: Phrases = readPhrases(),
): SearchData {
  const operations = operationDocuments();
  const pasted = runningServerNames();
  const settings = settingDocuments();
  const pages: SearchPage[] = [];
  const documents: SearchDocument[] = [];
  const settingPlaces: { anchor: string; page: number; isHome: boolean }[] = [];
  for (const { path, html } of pagesFor(exported, locale)) {
    const { title, documents: own } = pageDocuments(html);
    if (title === '') continue;
    const inDefault = splitLocale(path).path;
    const operation = operations.get(inDefault);
    const page = pages.push({ url: path, title }) - 1;
    const group = groupOf(inDefault);
    if (operation) {
      const names = [...new Set([...operation.names, ...messagesOf(own)])];
      documents.push({ page, anchor: '', kind: 'operation', group: 'api', ...operation, names });
      continue;
    }
    for (const anchor of settingAnchorsIn(html))
      settingPlaces.push({ anchor, page, isHome: inDefault.startsWith(SETTINGS_FOLDER) });
    for (const document of withoutEvidence(own, inDefault))
      documents.push(placed(document, page, path, group, pasted));
  }
  documents.push(...placedSettings(settings, settingPlaces), ...placedTerms(pages, locale));
  const all = withoutCommonNames(documents).sort((a, b) => a.page - b.page);
  return {
    pages,
    documents: withPhrases(all, pages, locale.code, phrases),
    dictionary: similarEnglishWords(all, locale === site.locales[0] ? ENGLISH_WORDS : COMMON_WORDS),
  };
}

/** Leaves out what repeats other pages: examples of schemas, and recorded evidence, which belongs to its difference. */
function withoutEvidence(documents: readonly PageDocument[], path: string): PageDocument[] {
  const { kind } = parseAddress(path);
  if (kind === 'schema') return documents.filter((document) => document.kind !== 'section');
  if (kind !== 'differences') return [...documents];
  const result: PageDocument[] = [];
  for (const document of documents) {
    const difference = result.at(-1);
    const isEvidence =
      document.kind === 'section' && document.text === '' && difference?.anchor === document.anchor;
    if (!isEvidence) result.push({ ...document });
    else if (difference)
      difference.code = [...new Set(`${difference.code} ${document.code}`.trim().split(' '))].join(' ');
  }
  return result;
}

/** Returns operations without the names that most of them share, which lead to the page that explains them. */
function withoutCommonNames(documents: readonly SearchDocument[]): SearchDocument[] {
  const operations = documents.filter(({ kind }) => kind === 'operation');
  const bearers = new Map<string, number>();
  for (const { names } of operations)
    for (const name of new Set(names)) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  const isRare = (name: string) => (bearers.get(name) ?? 0) <= operations.length / 2;
  return documents.map((document) =>
    document.kind === 'operation' ? { ...document, names: document.names.filter(isRare) } : document,
  );
}

/** Returns the error messages on the page of an operation: names of several words, without other operations. */
const messagesOf = (documents: readonly PageDocument[]): string[] =>
  documents
    .flatMap(({ names }) => names)
    .filter((name) => name.length > 11 && /\s/.test(name) && !/^[A-Z]+ \//.test(name));

function placed(
  document: PageDocument,
  page: number,
  path: string,
  group: SearchGroup,
  pasted: ReadonlyMap<string, string[]>,
): SearchDocument {
  const names = (path.includes('/api/running-server/') && pasted.get(document.anchor)) || [];
  return { ...document, page, group: document.group ?? group, names: [...document.names, ...names] };
}

/** A key belongs to the settings page that lists it; the guides that repeat its row are not shown for it. */
function placedSettings(
  settings: ReturnType<typeof settingDocuments>,
  places: readonly { anchor: string; page: number; isHome: boolean }[],
): SearchDocument[] {
  return [...settings].flatMap(([anchor, { title, names, text, counts }]): SearchDocument[] => {
    const own = places.filter((place) => place.anchor === anchor);
    const place = own.find(({ isHome }) => isHome) ?? own[0];
    if (!place) return [];
    return [
      {
        page: place.page,
        anchor,
        kind: 'setting',
        group: 'settings',
        title,
        names,
        text,
        code: counts ? '' : 'unused',
      },
    ];
  });
}

function placedTerms(pages: readonly SearchPage[], locale: SiteLocale): SearchDocument[] {
  return Object.entries(dataOf(currentVersion).terms).flatMap(([term, { definition, href }]) => {
    const [path = '', anchor = ''] = href.split('#');
    const own = [localePath(path, locale), path].map((candidate) =>
      pages.findIndex(({ url }) => url === `${candidate}/`),
    );
    const page = own.find((index) => index >= 0);
    if (page === undefined) return [];
    const text = definition[locale.code];
    return [{ page, anchor, kind: 'term', group: 'guides', title: term, names: [], text, code: '' } as const];
  });
}
