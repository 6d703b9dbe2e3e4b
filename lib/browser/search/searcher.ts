import 'client-only';
import { basePath } from '@/lib/shared/paths';
import { type Found, SearchEngine, type SearchSource } from '@/lib/shared/search/engine';
import { isSearchDirectory, type SearchDirectory } from '@/lib/shared/search/format';
import type { SearchGroup } from '@/lib/shared/search/types';

interface Loaded {
  /** The directory as it came, to see whether a deploy has put another in its place. */
  text: string;
  engine: SearchEngine;
}

let loading: Promise<Loaded> | undefined;

async function fetchFile(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(basePath + path, init);
  if (!answer.ok) throw new Error(`${path} of the search is answered with ${answer.status}.`);
  return answer;
}

// Asked anew each time, and answered in a few bytes while it is the same.
const fetchText = async (language: string): Promise<string> =>
  (await fetchFile(`/search/${language}.json`, { cache: 'no-cache' })).text();

const sourceIn = ({ folder }: SearchDirectory): SearchSource => ({
  terms: async (part) => (await fetchFile(`${folder}/terms/${part}.json`)).json(),
  page: async (number) => (await fetchFile(`${folder}/pages/${number}.json`)).json(),
});

function read(text: string, language: string): Loaded {
  const directory: unknown = JSON.parse(text);
  if (!isSearchDirectory(directory))
    throw new Error('The search index is from another version. Reload the page.');
  return { text, engine: new SearchEngine(directory, sourceIn(directory), language) };
}

async function renewed(before: Loaded, language: string): Promise<Loaded> {
  try {
    const text = await fetchText(language);
    return text === before.text ? before : read(text, language);
  } catch {
    // Without a line, what is there still finds.
    return before;
  }
}

/**
 * Loads what the search of a language begins with, or asks whether a deploy has replaced it. A failure is told by the
 * next {@link searchHere}, which tries again.
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

/** Searches the pages of a language where this runs. Rejects when something of the search cannot be loaded. */
export async function searchHere(query: string, language: string, group?: SearchGroup): Promise<Found> {
  if (!loading) prepareHere(language);
  const loaded = await loading;
  if (!loaded) throw new Error('The search index could not be loaded.');
  try {
    return await loaded.engine.search(query, group);
  } catch (error) {
    // A deploy may have taken the parts away that this directory names.
    prepareHere(language);
    const now = await loading;
    if (!now || now === loaded) throw error;
    return now.engine.search(query, group);
  }
}
