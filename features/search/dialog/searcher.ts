import 'client-only';
import { type Found, SearchEngine } from '../engine/engine';
import { isSearchData } from '../engine/types';

export interface SearchRequest {
  language: string;
  query: string;
  isVerbatim: boolean;
  /** Whether to load the index again if there is a newer one. */
  isFirst: boolean;
}

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

/** Searches in this thread. Rejects when the index cannot be loaded; the next request tries again. */
export async function answer({ language, query, isVerbatim, isFirst }: SearchRequest): Promise<Found> {
  if (isFirst || !loading) {
    // Offline, the previous index still works.
    const current =
      loading?.then((previous) => load(language, previous).catch(() => previous)) ?? load(language);
    loading = current;
    current.catch(() => {
      if (loading === current) loading = undefined;
    });
  }
  return (await loading).engine.search(query, isVerbatim);
}
