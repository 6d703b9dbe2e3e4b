import MiniSearch from 'minisearch';
import { bare } from '@/lib/shared/search/corpus';
import type { SearchSource } from '@/lib/shared/search/engine';
import {
  type PageFile,
  type SearchDirectory,
  signOf,
  type TermEntry,
  writeHeld,
} from '@/lib/shared/search/format';
import { formsOf } from '@/lib/shared/search/terms';
import { SEARCH_GROUPS, type SearchData, type SearchRecord } from '@/lib/shared/search/types';
import { sequenceOf, wordsOf } from '@/lib/shared/search/words';

/** Weights of the places where a word stands. */
const BOOST = { title: 5, names: 4, page: 3, also: 6, text: 1, code: 0.6, asked: 1 };

/** Records that are listed for a term, the best; of one that more hold, it is not the term that decides. */
const LISTED = 400;

/** Characters of a part of terms, before it is compressed. */
const PART = 6000;

/** The search of a language, cut into the parts that the build writes. */
export interface SearchIndex {
  /** Without the place where the parts are. */
  directory: Omit<SearchDirectory, 'folder'>;
  parts: TermEntry[][];
  pages: PageFile[];
}

interface Entry {
  id: number;
  record: SearchRecord;
}

const isHead = ({ kind }: SearchRecord): boolean => kind === 'page' || kind === 'operation';

/** The records of each page, its head first. Throws when a page has none. */
function recordsByPage({ pages, records }: SearchData): SearchRecord[][] {
  const byPage: SearchRecord[][] = pages.map(() => []);
  for (const record of records) byPage[record.page]?.push(record);
  for (const [page, [first]] of byPage.entries())
    if (!first || !isHead(first)) throw new Error(`The search has no head of ${pages[page]?.url}.`);
  return byPage;
}

function fieldOf(record: SearchRecord, name: string, { pages }: SearchData): string {
  const page = pages[record.page];
  switch (name) {
    case 'title':
      return record.title;
    case 'names':
      return record.names.join(' ');
    case 'page':
      return isHead(record) ? '' : (page?.title ?? '');
    case 'also':
      return isHead(record) ? (page?.also ?? '') : '';
    case 'text':
      return record.text;
    case 'asked':
      return record.asked?.join(' ') ?? '';
    default:
      return record.code;
  }
}

/** How well records hold a term: the score of the best, and of each the root of what it has of that. */
function entryOf(term: string, index: MiniSearch<Entry>): TermEntry {
  const found = index.search(term, {
    boost: BOOST,
    tokenize: (text) => [text],
    processTerm: (text) => text,
    bm25: { k: 1.2, b: 0.5, d: 0.3 },
  });
  const top = found[0]?.score ?? 0;
  const listed = found.slice(0, LISTED).map(({ id, score }) => [Number(id), Math.sqrt(score / top)] as const);
  const best = Number(top.toPrecision(3));
  const records = writeHeld(new Map(listed));
  return found.length > LISTED ? [best, records, found.length] : [best, records];
}

/** Cuts the terms into parts of a like size; gives the number of the first term of each as well. */
function inParts(entries: readonly TermEntry[]): { parts: TermEntry[][]; cuts: number[] } {
  const parts: TermEntry[][] = [];
  const cuts: number[] = [];
  let size = PART;
  for (const [number, entry] of entries.entries()) {
    if (size >= PART) {
      cuts.push(number);
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(entry);
    size += entry[1].length + 8;
  }
  return { parts, cuts };
}

/** Neighbouring words of titles, which readers write as one. */
function pairsIn(titles: readonly string[]): string[] {
  const pairs = new Set<string>();
  const isWord = (word: string | undefined) => word !== undefined && /^\p{L}{3,}$/u.test(word);
  for (const title of titles) {
    const words = sequenceOf(title);
    for (const [at, word] of words.entries())
      if (isWord(word) && isWord(words[at + 1])) pairs.add(`${word} ${words[at + 1]}`);
  }
  return [...pairs].sort();
}

function pageFiles(data: SearchData, byPage: readonly SearchRecord[][]): PageFile[] {
  const bearers = new Map<string, number>();
  for (const { names } of data.records)
    for (const name of names) bearers.set(bare(name), (bearers.get(bare(name)) ?? 0) + 1);
  return data.pages.map((page, number) => {
    const records = byPage[number] ?? [];
    const names = new Set(records.flatMap((record) => record.names.map(bare)));
    const shared = [...names].filter((name) => (bearers.get(name) ?? 0) > 1);
    return {
      page,
      records: records.map(({ page: _, ...record }) => record),
      bearers: Object.fromEntries(shared.map((name) => [name, bearers.get(name) ?? 1])),
    };
  });
}

const groupsIn = (records: readonly SearchRecord[]): string => {
  const own = new Set(records.map(({ group }) => group));
  return SEARCH_GROUPS.reduce((sum, group, place) => sum + (own.has(group) ? 1 << place : 0), 0).toString(16);
};

/**
 * Scores every term of a language in every record, and cuts the whole into parts.
 * @param language code of the language of the interface; its pages may hold texts of the default one
 */
export function searchIndex(data: SearchData, language: string): SearchIndex {
  const byPage = recordsByPage(data);
  const places = Math.max(...byPage.map(({ length }) => length));
  const counts = new Map<string, number>();
  const words = new Map<string, number>();
  const count = (some: Map<string, number>, term: string) => some.set(term, (some.get(term) ?? 0) + 1);
  const index = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    extractField: ({ id, record }, name) => (name === 'id' ? String(id) : fieldOf(record, name, data)),
    tokenize: wordsOf,
    processTerm: (term) => {
      const forms = formsOf(term, language);
      count(words, term);
      for (const form of forms) count(counts, form);
      return forms;
    },
  });
  index.addAll(
    byPage.flatMap((records, page) =>
      records.map((record, place) => ({ id: page * places + place, record })),
    ),
  );
  const terms = [...counts.keys()].sort();
  const { parts, cuts } = inParts(terms.map((term) => entryOf(term, index)));
  return {
    directory: {
      records: data.records.length,
      places,
      terms: terms.join(' '),
      counts: terms.map((term) => signOf(counts.get(term) ?? 0)).join(''),
      words: terms.map((term) => signOf(words.get(term) ?? 0)).join(''),
      cuts,
      groups: byPage.map(groupsIn).join(''),
      pairs: pairsIn(data.pages.map(({ title }) => title)),
    },
    parts,
    pages: pageFiles(data, byPage),
  };
}

/** The parts of an index as they are, for a search without files. */
export const sourceOf = ({ parts, pages }: SearchIndex): SearchSource => ({
  terms: async (part) => parts[part] ?? [],
  page: async (number) => {
    const page = pages[number];
    if (!page) throw new Error(`The search has no page ${number}.`);
    return page;
  },
});
