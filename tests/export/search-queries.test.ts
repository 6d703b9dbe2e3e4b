import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchEngine } from '@/lib/search/engine';
import type { SearchData } from '@/lib/search/types';
import { readPhrases } from '@/scripts/postbuild/search/phrases';
import { judgedQueries as all, builtData, builtEngine, placeOf, type Query } from '@/tests/search/judging';
import { site } from '@/theme.config';
import { exportedRoutes } from './support/routes';

/**
 * Queries as readers type them, written down before the search they measure, each with the pages that answer it. The
 * search was tuned by the failures of the set `queries` and the fresh ones; the sets of a judge were sealed while it was.
 * Not many of the share below may be lost; a change that finds more raises it.
 */
const REACHED = {
  queries: { first: 0.96, three: 0.99 },
  fresh: { first: 0.96, three: 0.99 },
  'fresh-2': { first: 0.93, three: 0.97 },
  'fresh-3': { first: 0.94, three: 0.98 },
  'judge-1': { first: 0.96, three: 0.98 },
  'judge-2': { first: 0.96, three: 0.99 },
  'judge-3': { first: 0.96, three: 0.99 },
  'judge-4': { first: 0.89, three: 0.97 },
  'judge-5': { first: 0.96, three: 0.99 },
  'judge-6': { first: 0.97, three: 0.99 },
  'judge-7': { first: 0.98, three: 0.99 },
  'judge-8': { first: 0.98, three: 0.99 },
  'judge-9': { first: 0.96, three: 0.97 },
  'judge-10': { first: 0.98, three: 0.98 },
  'judge-11': { first: 0.98, three: 0.99 },
} as const;

const engines = new Map<string, SearchEngine>();
const data = new Map<string, SearchData>();

/** Most that the index of a language may weigh, compressed. It was 160 kB before 25 more pages came. */
const MOST = 184 * 1024;

/** For each query the place of the first right page among the hits, counted from 1; 0 for none. */
const placesOf = (own: readonly Query[]): number[] =>
  own.map((query) => {
    const engine = engines.get(query.language);
    return engine ? placeOf(engine, query) : 0;
  });

const shareAmong = (places: readonly number[], most: number): number =>
  places.filter((place) => place > 0 && place <= most).length / places.length;

/** Places that the search of a language knows: page and fragment. */
const placesIn = (language: string): Set<string> => {
  const { pages = [], documents = [] } = data.get(language) ?? {};
  return new Set(documents.map(({ page, anchor }) => `${pages[page]?.url}#${anchor}`));
};

describe('the search of the built site', () => {
  beforeAll(() => {
    for (const { code } of site.locales) {
      data.set(code, builtData(code));
      engines.set(code, builtEngine(code));
    }
  });

  for (const [set, { first, three }] of Object.entries(REACHED)) {
    it(`puts a right page first, and among the first three: ${set}`, () => {
      const places = placesOf(all.filter((query) => query.set === set));
      expect(places.length).toBeGreaterThan(30);
      expect(shareAmong(places, 1)).toBeGreaterThanOrEqual(first);
      expect(shareAmong(places, 3)).toBeGreaterThanOrEqual(three);
    });
  }

  it('knows all pages that the queries ask for', async () => {
    const routes = new Set((await exportedRoutes()).map((route) => route.replace(/\/?$/, '/')));
    const asked = all.flatMap(({ right }) => right.map((one) => one.split('#')[0] ?? ''));
    expect(asked.filter((path) => !routes.has(path))).toEqual([]);
    const places = placesIn('en');
    const rows = all.flatMap(({ right }) => right).filter((one) => one.includes('#'));
    expect(rows.filter((one) => !places.has(one))).toEqual([]);
  });

  it('knows all places that phrases lead to', () => {
    const places = new Set([...placesIn('en')].map((place) => place.replace(/\/#/, '#').replace(/#$/, '')));
    for (const phrases of readPhrases([]).values())
      expect([...phrases.keys()].filter((place) => !places.has(place))).toEqual([]);
  });

  it('finds nothing rather than something silly, and shows the closest results', () => {
    const engine = engines.get('en');
    expect(engine?.search('xyzzyplugh').hits).toEqual([]);
    expect(engine?.search('418').hits).toEqual([]);
    const weak = engine?.search('xyzzyplugh qqq zzz blorb webhook');
    expect(weak?.hits).toEqual([]);
    expect(weak?.nearest.length).toBeGreaterThan(0);
  });

  it.each([
    ['make a question required', '/docs/guides/form-definitions/#validation'],
    ['how to get notified when a form is submitted', '/docs/guides/webhooks/#shortest-path'],
    ['how to verify a webhook came from endatix', '/docs/guides/webhooks/#no-signature'],
  ])('leads to the section that says it: %s', (query, url) =>
    expect(engines.get('en')?.search(query).hits[0]?.url).toBe(url),
  );

  it.each(['/api/forms', 'https://forms.example.com/api/forms', 'localhost:5001/api/forms?page=2'])(
    'lists all methods of a path first: %s',
    (query) => {
      const { hits = [] } = engines.get('en')?.search(query) ?? {};
      expect(
        hits
          .slice(0, 2)
          .map(({ label }) => label)
          .sort(),
      ).toEqual(['GET /api/forms', 'POST /api/forms']);
    },
  );

  it('understands addresses with IDs', () => {
    const { hits = [] } =
      engines.get('en')?.search('https://forms.example.com/api/forms/1430000000000000001') ?? {};
    const labels = hits.slice(0, 4).map(({ label }) => label.replace(/^\w+ /, ''));
    expect(labels).toEqual(Array(4).fill('/api/forms/{formId}'));
  });

  it('takes English words at their word, and says which ones no page contains', () => {
    const engine = engines.get('en');
    expect(engine?.search('notified')).toMatchObject({ missing: [] });
    expect(engine?.search('notified').corrected).toBeUndefined();
    expect(engine?.search('helm chart')).toMatchObject({ missing: ['helm', 'chart'] });
    expect(engine?.search('helm chart').corrected).toBeUndefined();
    expect(engine?.search('kafka').missing).toEqual(['kafka']);
    expect(engine?.search('wehbook').corrected).toBe('webhook');
    expect(engine?.search('wehbook', { isVerbatim: true }).corrected).toBeUndefined();
  });

  it('gives each hit an excerpt, and marks words of the query in most of them', () => {
    const hits = all
      .filter(({ language }, index) => language === 'en' && index % 10 === 0)
      .flatMap(({ query }) => engines.get('en')?.search(query).hits.slice(0, 5) ?? []);
    expect(hits.filter(({ excerpt }) => excerpt.length === 0).map(({ url }) => url)).toEqual([]);
    const marked = hits.filter(({ title, section, excerpt }) =>
      [...title, ...section, ...excerpt].some(({ isMatch }) => isMatch),
    );
    expect(marked.length / hits.length).toBeGreaterThan(0.9);
  });

  it('finds a pasted log line of several hundred characters', () => {
    const noise = '[12:01:07 ERR] HTTP POST /api/auth/login responded 500 in 31.2 ms '.repeat(6);
    const { hits = [] } =
      engines
        .get('en')
        ?.search(`${noise}IDX10720: Unable to create KeyedHashAlgorithm for algorithm HS256`) ?? {};
    expect(hits[0]?.url).toMatch(/^\/docs\//);
  });

  it('confines itself to a group, and counts the hits of each', () => {
    const engine = engines.get('en');
    const { hits = [], counts } = engine?.search('signing key', { group: 'settings' }) ?? {};
    expect(hits.length).toBeGreaterThan(0);
    expect(new Set(hits.map(({ group }) => group))).toEqual(new Set(['settings']));
    expect(counts?.settings).toBe(hits.length);
  });

  it('has texts whose words are apart', () => {
    const documents = [...data.values()].flatMap((one) => one.documents);
    expect(documents.length).toBeGreaterThan(1000);
    for (const { text } of documents) expect(text).not.toMatch(/undefined|passwordpost|403security|\s{2}/);
  });

  it.each(site.locales.map(({ code }) => code))('is one file of at most 184 kB: %s', (code) => {
    expect(brotliCompressSync(readFileSync(`out/search/${code}.json`)).length).toBeLessThanOrEqual(MOST);
  });
});
