import 'client-only';
import { type Found, SearchEngine } from '../engine/engine';
import { isSearchData } from '../engine/types';

/** A search, or without a query the request to load the index or to ask whether a deploy has replaced it. */
export interface SearchRequest {
  language: string;
  query?: string;
  isVerbatim?: boolean;
}

/** What the worker returns; nothing is found for a request without a query. */
export type SearchResponse = { found: Found | undefined } | { problem: string };

/** As in shared/paths, which would become a file of its own if this part shared it with the script of every page. */
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

/** Answers a request in this thread. Rejects when the index cannot be loaded; the next request tries again. */
export async function answer({ language, query, isVerbatim }: SearchRequest): Promise<Found | undefined> {
  if (query === undefined || !loading) {
    // Without a connection, the previous index still finds.
    const own = loading?.then((previous) => load(language, previous).catch(() => previous)) ?? load(language);
    loading = own;
    own.catch(() => {
      if (loading === own) loading = undefined;
    });
  }
  const loaded = await loading;
  return query === undefined ? undefined : loaded?.engine.search(query, isVerbatim);
}
