import { escapeText } from '@/lib/shared/escape-html';
import { basePath } from '@/lib/shared/paths';
import { correctQuery } from './correction';
import { isNear } from './near';

/** One hit as the dialog shows it. `excerpt` holds `<mark>` elements only; everything else is escaped. */
export interface SearchHit {
  url: string;
  title: string;
  excerpt: string;
  kind: string;
}

interface PagefindResult {
  data: () => Promise<{
    url: string;
    excerpt: string;
    meta: Record<string, string>;
    sub_results?: { url: string; title: string; excerpt: string }[];
  }>;
}

interface Pagefind {
  options: (options: Record<string, unknown>) => Promise<void>;
  search: (query: string) => Promise<{ results: PagefindResult[] }>;
}

/** The search engine with the list of its files, which tells whether a deploy has put others in their place. */
interface Loaded {
  pagefind: Pagefind;
  entry: string;
}

let loading: Promise<Loaded> | undefined;

/** How often a deploy has replaced the index. With another query the module is another one: the old keeps to files that are gone. */
let replaced = 0;

async function fetchEntry(): Promise<string> {
  const answer = await fetch(`${basePath}/pagefind/pagefind-entry.json`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The list of the search index is answered with ${answer.status}.`);
  return answer.text();
}

async function start(): Promise<Loaded> {
  const address = `${basePath}/pagefind/pagefind.js${replaced > 0 ? `?replaced=${replaced}` : ''}`;
  const [entry, pagefind] = await Promise.all([
    fetchEntry(),
    import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address) as Promise<Pagefind>,
  ]);
  await pagefind.options({
    baseUrl: `${basePath}/`,
    excerptLength: 18,
    // Titles decide; a short page about the word beats a long page that mentions it.
    ranking: {
      termFrequency: 0.6,
      pageLength: 0.4,
      termSimilarity: 1.2,
      termSaturation: 1.2,
      // `name` is the last part of a setting, so that its row comes before the pages that mention it.
      // `also` holds other words for the thing.
      metaWeights: { title: 8, name: 8, also: 8, setting: 1, heading: 1, about: 0 },
    },
  });
  return { pagefind, entry };
}

function load(): Promise<Loaded> {
  const own = loading ?? start();
  loading = own;
  own.catch(() => {
    if (loading === own) loading = undefined;
  });
  return own;
}

/** Forgets an index that a deploy has replaced since it was loaded; false when it is still the one of the server. */
async function forgetReplaced(loaded: Loaded): Promise<boolean> {
  if ((await fetchEntry()) === loaded.entry) return false;
  replaced += 1;
  loading = undefined;
  words = undefined;
  return true;
}

/** What was found; `corrected` is the query that found it, where the reader's own found nothing. */
export interface Found {
  hits: SearchHit[];
  corrected?: string;
}

/**
 * Searches the built index; when nothing is found, again with the nearest known words. The index of an earlier deploy
 * finds nothing or fails, so that both are a reason to ask whether there is a new one.
 * Rejects when the index cannot be loaded (offline, or a site that was never built).
 */
export async function search(query: string): Promise<Found> {
  const loaded = await load();
  const first = await searchIn(loaded, query).catch((error: unknown) => ({ hits: [], error }));
  if (first.hits.length === 0 && (await forgetReplaced(loaded))) return searchIn(await load(), query);
  if ('error' in first) throw first.error;
  return first;
}

async function searchIn({ pagefind }: Loaded, query: string): Promise<Found> {
  const hits = await find(pagefind, query);
  if (hits.length > 0) return { hits };
  const corrected = correctQuery(query, await knownWords());
  if (corrected === undefined) return { hits };
  const meant = await find(pagefind, corrected);
  return meant.length > 0 ? { hits: meant, corrected } : { hits };
}

let words: Promise<string[]> | undefined;

/** Words of the pages in the language of this one; none when they cannot be had, as they only help. */
function knownWords(): Promise<string[]> {
  words ??= fetch(`${basePath}/pagefind/words-${document.documentElement.lang}.json`)
    .then((response): Promise<string[]> => {
      if (!response.ok) throw new Error(`The words are answered with ${response.status}.`);
      return response.json();
    })
    .catch(() => {
      words = undefined;
      return [];
    });
  return words;
}

/** At most `limit` hits, best first. */
async function find(pagefind: Pagefind, query: string, limit = 12): Promise<SearchHit[]> {
  const { results } = await pagefind.search(query);
  const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  const near = pages.filter((page) =>
    isNear(
      query,
      [page.excerpt, ...(page.sub_results ?? []).map(({ excerpt }) => excerpt)],
      [page.meta.title, page.meta.heading, page.meta.name, page.meta.setting, page.meta.also].filter(
        (text) => text !== undefined,
      ),
    ),
  );
  return near.map((page) => {
    const section =
      page.sub_results?.find((candidate) => candidate.excerpt.includes('<mark>')) ?? page.sub_results?.[0];
    const title = page.meta.title ?? page.meta.heading ?? page.meta.setting ?? page.url;
    // The record of a setting or an operation is no page: it has no sections with titles.
    const deeper = section?.title && section.title !== title ? ` › ${section.title}` : '';
    return {
      url: section?.url ?? page.url,
      title: title + deeper,
      excerpt: page.meta.about ? escapeText(page.meta.about) : (section?.excerpt ?? page.excerpt),
      kind: page.meta.kind ?? '',
    };
  });
}
