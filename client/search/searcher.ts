import 'client-only';
import { type Found, SearchEngine, type SearchOptions } from '@/lib/search/engine';
import { isSearchData } from '@/lib/search/types';

/** What the page sends to the worker; a search returns a response. */
export type SearchRequest =
  | { kind: 'prepare'; language: string }
  | { kind: 'search'; number: number; query: string; language: string; options: SearchOptions };

/** What the worker returns, with the number of the request. */
export type SearchResponse = { number: number; found: Found } | { number: number; problem: string };

/** As in lib/paths, which would become a file of its own if this part shared it with the script of every page. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

interface Loaded {
  /** The file as it was, to see whether a deploy has replaced it. */
  text: string;
  engine: SearchEngine;
}

let loading: Promise<Loaded> | undefined;

async function load(language: string, previous?: Loaded): Promise<Loaded> {
  const path = `${basePath}/search/${language}.json`;
  // The browser asks whether its copy is current, which costs a few bytes.
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  const text = await response.text();
  if (text === previous?.text) return previous;
  const data: unknown = JSON.parse(text);
  if (!isSearchData(data)) throw new Error('The search index is from another version. Reload the page.');
  return { text, engine: new SearchEngine(data, language) };
}

/**
 * Loads the index of a language, or asks whether a deploy has replaced it. A failure rejects the next
 * {@link searchHere}; the one after it tries again.
 */
export function prepareHere(language: string): void {
  // Without a connection, the previous index still finds.
  const own = loading?.then((previous) => load(language, previous).catch(() => previous)) ?? load(language);
  loading = own;
  own.catch(() => {
    if (loading === own) loading = undefined;
  });
}

/** Searches the pages of a language in this thread. Rejects when the index cannot be loaded. */
export async function searchHere(
  query: string,
  language: string,
  options: SearchOptions = {},
): Promise<Found> {
  if (!loading) prepareHere(language);
  const loaded = await loading;
  if (!loaded) throw new Error('The search index could not be loaded.');
  return loaded.engine.search(query, options);
}
