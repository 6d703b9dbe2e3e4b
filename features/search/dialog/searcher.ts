import 'client-only';
import { type Found, SearchEngine } from '../engine/engine';
import { isSearchData } from '../engine/types';

/** A search; without a query, a request to load or update the index. */
export interface SearchRequest {
  language: string;
  query?: string;
  isVerbatim?: boolean;
}

/** `found` is undefined for a request without a query. */
export type SearchResponse = { found: Found | undefined } | { problem: string };

/** Duplicates shared/paths: sharing the module with the page script would create another chunk. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

interface Loaded {
  /** The file as loaded, to detect a new deployment. */
  text: string;
  engine: SearchEngine;
}

let loading: Promise<Loaded> | undefined;

async function load(language: string, previous?: Loaded): Promise<Loaded> {
  const path = `${basePath}/search/${language}.json`;
  // The browser revalidates its copy, which costs a few bytes.
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  const text = await response.text();
  if (text === previous?.text) return previous;
  const data: unknown = JSON.parse(text);
  if (!isSearchData(data)) throw new Error('The search index is from another version. Reload the page.');
  return { text, engine: new SearchEngine(data, language) };
}

/** Runs a request in this thread. Rejects when the index cannot be loaded; the next request tries again. */
export async function answer({ language, query, isVerbatim }: SearchRequest): Promise<Found | undefined> {
  if (query === undefined || !loading) {
    // Offline, the previous index still works.
    const current =
      loading?.then((previous) => load(language, previous).catch(() => previous)) ?? load(language);
    loading = current;
    current.catch(() => {
      if (loading === current) loading = undefined;
    });
  }
  const loaded = await loading;
  return query === undefined ? undefined : loaded?.engine.search(query, isVerbatim);
}
