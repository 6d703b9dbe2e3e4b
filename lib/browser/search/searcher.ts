import 'client-only';
import { basePath } from '@/lib/shared/paths';
import { type Found, SearchEngine } from '@/lib/shared/search/engine';
import { isSearchData, type SearchGroup } from '@/lib/shared/search/types';

interface Loaded {
  /** The file as it came, to see whether a deploy has put another in its place. */
  text: string;
  engine: SearchEngine;
}

let loading: Promise<Loaded> | undefined;

async function fetchText(language: string): Promise<string> {
  // Asked anew each time, and answered in a few bytes while it is the same.
  const answer = await fetch(`${basePath}/search/${language}.json`, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The search index is answered with ${answer.status}.`);
  return answer.text();
}

async function read(text: string, language: string): Promise<Loaded> {
  const data: unknown = JSON.parse(text);
  if (!isSearchData(data)) throw new Error('The search index is of another form than this page knows.');
  return { text, engine: await SearchEngine.of(data, language) };
}

async function renewed(before: Loaded, language: string): Promise<Loaded> {
  try {
    const text = await fetchText(language);
    return text === before.text ? before : await read(text, language);
  } catch {
    // Without a line, what is there still finds.
    return before;
  }
}

/**
 * Loads the index of a language, or asks whether a deploy has replaced it. A failure is told by the next
 * {@link searchHere}, which tries again.
 */
export function prepareHere(language: string): void {
  const before = loading;
  const own = before
    ? before.then((loaded) => renewed(loaded, language))
    : fetchText(language).then((text) => read(text, language));
  loading = own;
  own.catch(() => {
    if (loading === own) loading = undefined;
  });
}

/** Searches the pages of a language where this runs. Rejects when the index cannot be loaded. */
export async function searchHere(query: string, language: string, group?: SearchGroup): Promise<Found> {
  if (!loading) prepareHere(language);
  const loaded = await loading;
  if (!loaded) throw new Error('The search index is not there.');
  return loaded.engine.search(query, group);
}
