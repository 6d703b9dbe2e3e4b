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

let loading: Promise<Pagefind> | undefined;

function load(): Promise<Pagefind> {
  const address = `${basePath}/pagefind/pagefind.js`;
  loading ??= import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address).then(
    async (module: Pagefind) => {
      await module.options({
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
          metaWeights: { title: 8, name: 8, also: 8, setting: 1, about: 0 },
        },
      });
      return module;
    },
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** What was found; `corrected` is the query that found it, where the reader's own found nothing. */
export interface Found {
  hits: SearchHit[];
  corrected?: string;
}

/**
 * Searches the built index; when nothing is found, again with the nearest known words.
 * Rejects when the index cannot be loaded (offline, or a site that was never built).
 */
export async function search(query: string): Promise<Found> {
  const pagefind = await load();
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
      [page.meta.title, page.meta.name, page.meta.setting, page.meta.also].filter(
        (text) => text !== undefined,
      ),
    ),
  );
  return near.map((page) => {
    const section =
      page.sub_results?.find((candidate) => candidate.excerpt.includes('<mark>')) ?? page.sub_results?.[0];
    const title = page.meta.title ?? page.meta.setting ?? page.url;
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
