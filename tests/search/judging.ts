import { readFileSync } from 'node:fs';
import { splitLocale } from '@/lib/i18n/split';
import { SearchEngine } from '@/lib/shared/search/engine';
import { isSearchData, type SearchData } from '@/lib/shared/search/types';

/** A query as readers type it, with the places that answer it. */
export interface Query {
  query: string;
  language: string;
  kind: string;
  right: string[];
}

/** What the build has written for a language. Throws when it is no search index. */
export function builtIndex(language: string, folder = 'out/search'): SearchData {
  const read: unknown = JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'));
  if (!isSearchData(read)) throw new Error(`${folder}/${language}.json is no search index.`);
  return read;
}

/** The search over what the build has written for a language. */
export const builtEngine = (language: string): Promise<SearchEngine> =>
  SearchEngine.of(builtIndex(language), language);

/** A page answers in any language of it; a right answer with a fragment is met by that place only. */
export function answers(url: string, right: readonly string[]): boolean {
  const path = splitLocale(url).path;
  return right.some((one) => path === one || (!one.includes('#') && path.split('#')[0] === one));
}

/** Place of the first right answer among what a query leads to, counted from 1; 0 for none. */
export function placeOf(engine: SearchEngine, { query, right }: Query): number {
  return engine.search(query).hits.findIndex(({ url }) => answers(url, right)) + 1;
}
