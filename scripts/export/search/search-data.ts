import { dataOf } from '@/lib/build/versions/data';
import { localePath, splitLocale } from '@/lib/i18n/split';
import { parseAddress } from '@/lib/shared/addresses';
import type { SearchData, SearchGroup, SearchPage, SearchRecord } from '@/lib/shared/search/types';
import { currentVersion } from '@/lib/shared/versions';
import { type SiteLocale, site } from '@/theme.config';
import { aliasesOf } from './aliases';
import { withAsked } from './asked';
import { operationRecords, runningServerNames } from './contract-records';
import { type PlaceRecord, pageRecords } from './page-records';
import { settingAnchorsIn, settingRecords } from './setting-records';

/** A page of the export that is searched; the site path has its trailing slash. */
export interface ExportedPage {
  path: string;
  html: string;
}

const SETTINGS_FOLDER = '/docs/configuration/settings/';

/** Pages outside the documentation that readers ask for as well: privacy, licences, how to report an error. */
const BESIDES = new Set(['/markdown-page/']);

/**
 * Whether a page of the export is searched: everything of the current version below `/docs`, whose root repeats the
 * page it opens, and what is told of the site itself.
 */
export function isSearched(path: string): boolean {
  const address = parseAddress(path);
  if (address.kind === 'other') return BESIDES.has(path);
  if (address.kind === 'page') return address.version === currentVersion && address.rest !== '';
  return ['operation', 'console', 'schema', 'differences', 'changes'].includes(address.kind);
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
 * @param all searched pages of the export in all languages
 */
export function searchData(all: readonly ExportedPage[], locale: SiteLocale): SearchData {
  const operations = operationRecords();
  const pasted = runningServerNames();
  const settings = settingRecords();
  const pages: SearchPage[] = [];
  const records: SearchRecord[] = [];
  const settingPlaces: { anchor: string; page: number; isHome: boolean }[] = [];
  for (const { path, html } of pagesFor(all, locale)) {
    const { title, records: own } = pageRecords(html);
    if (title === '') continue;
    const inDefault = splitLocale(path).path;
    const operation = operations.get(inDefault);
    const page = pages.push({ url: path, title, group: groupOf(inDefault), also: aliasesOf(inDefault) }) - 1;
    if (operation) {
      const names = [...new Set([...operation.names, ...messagesOf(own)])];
      records.push({ page, anchor: '', kind: 'operation', group: 'api', ...operation, names });
      continue;
    }
    for (const anchor of settingAnchorsIn(html))
      settingPlaces.push({ anchor, page, isHome: inDefault.startsWith(SETTINGS_FOLDER) });
    for (const record of withoutEvidence(own, inDefault))
      records.push(placed(record, page, pages[page], pasted));
  }
  records.push(...placedSettings(settings, settingPlaces), ...placedTerms(pages, locale));
  return { pages, records: withAsked(withoutCommonNames(records), pages, locale.code) };
}

/** What stands folded under a difference, recorded requests and answers, belongs to what it shows and is no place of its own. */
function withoutEvidence(records: readonly PlaceRecord[], path: string): PlaceRecord[] {
  const { kind } = parseAddress(path);
  // The example of a schema and where it is used stand on the pages of its operations.
  if (kind === 'schema') return records.filter((record) => record.kind !== 'section');
  if (kind !== 'differences') return [...records];
  const kept: PlaceRecord[] = [];
  for (const record of records) {
    const shown = kept.at(-1);
    const isEvidence = record.kind === 'section' && record.text === '' && shown?.anchor === record.anchor;
    if (!isEvidence) kept.push({ ...record });
    else if (shown) shown.code = [...new Set(`${shown.code} ${record.code}`.trim().split(' '))].join(' ');
  }
  return kept;
}

/** Operations without the names that most of them bear: what all say leads to none of them, but to the page that explains it. */
function withoutCommonNames(records: readonly SearchRecord[]): SearchRecord[] {
  const operations = records.filter(({ kind }) => kind === 'operation');
  const bearers = new Map<string, number>();
  for (const { names } of operations)
    for (const name of new Set(names)) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  const isRare = (name: string) => (bearers.get(name) ?? 0) <= operations.length / 2;
  return records.map((record) =>
    record.kind === 'operation' ? { ...record, names: record.names.filter(isRare) } : record,
  );
}

/** Texts of refusals that the page of an operation lists: names of several words, other operations left out. */
const messagesOf = (records: readonly PlaceRecord[]): string[] =>
  records
    .flatMap(({ names }) => names)
    .filter((name) => name.length > 11 && /\s/.test(name) && !/^[A-Z]+ \//.test(name));

function placed(
  record: PlaceRecord,
  page: number,
  shown: SearchPage | undefined,
  pasted: ReadonlyMap<string, string[]>,
): SearchRecord {
  const isDifference = shown?.url.includes('/api/running-server/') ?? false;
  const names = (isDifference && pasted.get(record.anchor)) || [];
  return {
    ...record,
    page,
    group: record.group ?? shown?.group ?? 'guides',
    names: [...record.names, ...names],
  };
}

/** A key belongs to the settings page that lists it; the guides that repeat its row are not shown for it. */
function placedSettings(
  settings: ReturnType<typeof settingRecords>,
  places: readonly { anchor: string; page: number; isHome: boolean }[],
): SearchRecord[] {
  return [...settings].flatMap(([anchor, { title, names, text, counts }]): SearchRecord[] => {
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

function placedTerms(pages: readonly SearchPage[], locale: SiteLocale): SearchRecord[] {
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
