import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getData } from '@/features/content/site-data';
import type { SearchData, SearchDocument, SearchGroup, SearchPage } from '@/features/search/engine/types';
import { parseAddress } from '@/shared/addresses';
import { groupAnchor, operationGroups } from '@/shared/contract/operations';
import { defaultLocale } from '@/shared/i18n';
import { localePath, splitLocale } from '@/shared/i18n/split';
import { type SiteLocale, site } from '@/theme.config';
import { inReference, isArticle } from '../links';
import type { PageText } from '../page-text';
import { COMMON_WORDS, ENGLISH_WORDS, similarEnglishWords } from './english-words';
import { operationDocuments, runningServerNames } from './operation-documents';
import { type PageDocument, type SearchedPage, searchedPage } from './page-documents';
import { readPhrases, withPhrases } from './phrases';
import { settingDocuments } from './setting-documents';

const SETTINGS_FOLDER = '/docs/configuration/settings/';

function getGroup(path: string): SearchGroup {
  if (path.startsWith('/docs/api/')) return 'api';
  if (path.startsWith('/docs/configuration/')) return 'settings';
  return path === '/docs/guides/errors/' ? 'errors' : 'guides';
}

/**
 * Returns the search data of a language: sections and rows of its pages, operations, settings and terms.
 * Addresses are site paths; the dialog adds the base path.
 */
export function searchData(searchedPages: readonly SearchedPage[], locale: SiteLocale): SearchData {
  const operations = operationDocuments();
  const pasted = runningServerNames();
  const pages: SearchPage[] = [];
  const documents: SearchDocument[] = [];
  const settingPlaces = new Map<string, number>();
  for (const searched of searchedPages) {
    const { path, title, part, language } = searched;
    const own = searched.documents;
    const inDefault = splitLocale(path).path;
    const operation = operations.get(inDefault);
    const page = pages.push({ url: path, title, part, language }) - 1;
    const group = getGroup(inDefault);
    if (operation) {
      const names = [...new Set([...operation.names, ...listMessages(own)])];
      documents.push({ page, anchor: '', kind: 'operation', group: 'api', ...operation, names });
      continue;
    }
    // A setting is shown on its settings page, not on the guides that repeat its row.
    for (const anchor of searched.settings)
      if (inDefault.startsWith(SETTINGS_FOLDER) || !settingPlaces.has(anchor))
        settingPlaces.set(anchor, page);
    // Properties of a schema belong to the operations that use it.
    const isSchema = parseAddress(inDefault).kind === 'schema';
    const isRunningServer = path.includes('/api/running-server/');
    for (const document of own.filter(({ kind }) => !isSchema || kind === 'page')) {
      const names = [...document.names, ...((isRunningServer && pasted.get(document.anchor)) || [])];
      documents.push({ ...document, page, group: document.group ?? group, names });
    }
  }
  documents.push(...operationTags(pages), ...settingDocuments(settingPlaces), ...placeTerms(pages, locale));
  const all = withoutCommonNames(documents).sort((a, b) => a.page - b.page);
  return {
    pages,
    documents: withPhrases(all, pages, readPhrases()),
    dictionary: similarEnglishWords(all, locale === site.locales[0] ? ENGLISH_WORDS : COMMON_WORDS),
  };
}

/** Removes names that most operations share. They lead to the page that explains them. */
function withoutCommonNames(documents: readonly SearchDocument[]): SearchDocument[] {
  const operations = documents.filter(({ kind }) => kind === 'operation');
  const isRare = (name: string) =>
    operations.filter(({ names }) => names.includes(name)).length <= operations.length / 2;
  return documents.map((document) =>
    document.kind === 'operation' ? { ...document, names: document.names.filter(isRare) } : document,
  );
}

/**
 * Returns the error messages on the page of an operation: names of several words, without operations and
 * media types.
 */
const listMessages = (documents: readonly PageDocument[]): string[] =>
  documents
    .flatMap(({ names }) => names)
    .filter((name) => name.length > 11 && /\s/.test(name) && !name.includes('/'));

/** Returns the groups of operations, which the console shows under their names. */
function operationTags(pages: readonly SearchPage[]): SearchDocument[] {
  const page = pages.findIndex(({ url }) => parseAddress(url).kind === 'console');
  return operationGroups.map(({ tag, description }) => ({
    page,
    anchor: groupAnchor(tag),
    kind: 'section',
    group: 'api',
    title: tag,
    names: [],
    text: description,
    code: '',
  }));
}

function placeTerms(pages: readonly SearchPage[], locale: SiteLocale): SearchDocument[] {
  return Object.entries(getData().terms).flatMap(([term, { definition, href }]) => {
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

/** Pages that exist in the default language only, and are found in every language. */
const isShared = ({ record }: PageText): boolean =>
  inReference(record) ||
  parseAddress(record.path).kind === 'console' ||
  (parseAddress(record.path).kind === 'other' && record.language === defaultLocale.code);

/**
 * Writes the search data of each language: `/search/en.json`.
 * @param folder the export, such as `out`
 * @param texts all pages in reading order
 */
export async function writeSearchData(folder: string, texts: readonly PageText[]): Promise<void> {
  await mkdir(join(folder, 'search'), { recursive: true });
  const shared = texts.filter(isShared).map(searchedPage);
  for (const locale of site.locales) {
    const own = texts.filter(({ record }) => isArticle(record, locale.code)).map(searchedPage);
    const data = searchData([...own, ...shared], locale);
    await writeFile(join(folder, 'search', `${locale.code}.json`), JSON.stringify(data));
  }
}
