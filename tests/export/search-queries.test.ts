import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { SearchEngine } from '@/lib/shared/search/engine';
import type { PageFile, SearchDirectory } from '@/lib/shared/search/format';
import { askedPlaces } from '@/scripts/export/search/asked';
import fresh from '@/tests/search/fresh.json' with { type: 'json' };
import fresh2 from '@/tests/search/fresh-2.json' with { type: 'json' };
import fresh3 from '@/tests/search/fresh-3.json' with { type: 'json' };
import judge1 from '@/tests/search/judge-1.json' with { type: 'json' };
import judge2 from '@/tests/search/judge-2.json' with { type: 'json' };
import judge3 from '@/tests/search/judge-3.json' with { type: 'json' };
import judge4 from '@/tests/search/judge-4.json' with { type: 'json' };
import judge5 from '@/tests/search/judge-5.json' with { type: 'json' };
import judge6 from '@/tests/search/judge-6.json' with { type: 'json' };
import judge7 from '@/tests/search/judge-7.json' with { type: 'json' };
import judge8 from '@/tests/search/judge-8.json' with { type: 'json' };
import judge9 from '@/tests/search/judge-9.json' with { type: 'json' };
import judge10 from '@/tests/search/judge-10.json' with { type: 'json' };
import judge11 from '@/tests/search/judge-11.json' with { type: 'json' };
import {
  builtDirectory,
  builtEngine,
  builtPages,
  builtSource,
  placeOf,
  type Query,
} from '@/tests/search/judging';
import queries from '@/tests/search/queries.json' with { type: 'json' };
import { isFull } from '@/tests/support/scale';
import { site } from '@/theme.config';
import { exportedRoutes } from './support/routes';

/**
 * Queries as readers type them, written down before the search they measure, each with the pages that answer it. The
 * search was tuned by the failures of `queries.json` and the fresh ones; the sets of a judge were sealed while it was.
 * Not many of the share below may be lost; a change that finds more raises it.
 */
const REACHED = {
  queries: { first: 0.97, three: 0.99 },
  fresh: { first: 0.96, three: 0.99 },
  fresh2: { first: 0.93, three: 0.97 },
  fresh3: { first: 0.94, three: 0.98 },
  judge1: { first: 0.96, three: 0.98 },
  judge2: { first: 0.98, three: 0.99 },
  judge3: { first: 0.96, three: 0.99 },
  judge4: { first: 0.89, three: 0.97 },
  judge5: { first: 0.96, three: 0.99 },
  judge6: { first: 0.97, three: 0.99 },
  judge7: { first: 0.98, three: 0.99 },
  judge8: { first: 0.98, three: 0.99 },
  judge9: { first: 0.96, three: 0.97 },
  judge10: { first: 0.98, three: 0.99 },
  judge11: { first: 0.98, three: 0.99 },
} as const;

type SetName = keyof typeof REACHED;

const sets: Record<SetName, Query[]> = {
  queries,
  fresh,
  fresh2,
  fresh3,
  judge1,
  judge2,
  judge3,
  judge4,
  judge5,
  judge6,
  judge7,
  judge8,
  judge9,
  judge10,
  judge11,
};
const all = Object.values(sets).flat();

const engines = new Map<string, SearchEngine>();
const pages = new Map<string, PageFile[]>();

/** Most that a first query may load, compressed. */
const MOST = 150 * 1024;

/** For each query the place of the first right page among what it leads to, counted from 1; 0 for none. */
const placesOf = (own: readonly Query[]): Promise<number[]> =>
  Promise.all(
    own.map(async (query) => {
      const engine = engines.get(query.language);
      return engine ? placeOf(engine, query) : 0;
    }),
  );

const shareAmong = (places: readonly number[], most: number): number =>
  places.filter((place) => place > 0 && place <= most).length / places.length;

/** Places that the search of a language knows: page and fragment. */
const placesIn = (language: string): Set<string> =>
  new Set(
    (pages.get(language) ?? []).flatMap(({ page, records }) =>
      records.map(({ anchor }) => `${page.url}#${anchor}`),
    ),
  );

describe('the search of the built site', () => {
  beforeAll(async () => {
    for (const { code } of site.locales) {
      pages.set(code, await builtPages(builtDirectory(code)));
      engines.set(code, builtEngine(code));
    }
  });

  for (const [set, { first, three }] of Object.entries(REACHED)) {
    it(`puts a right page first, and among the first three: ${set}`, async () => {
      const places = await placesOf(sets[set as SetName]);
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

  it('knows all places that readers ask for by other words', () => {
    const places = new Set([...placesIn('en')].map((place) => place.replace(/\/#/, '#').replace(/#$/, '')));
    expect(askedPlaces.filter((place) => !places.has(place))).toEqual([]);
  });

  it('finds nothing rather than something silly, and says what comes nearest', async () => {
    const engine = engines.get('en');
    expect((await engine?.search('xyzzyplugh'))?.hits).toEqual([]);
    expect((await engine?.search('418'))?.hits).toEqual([]);
    const weak = await engine?.search('xyzzyplugh qqq zzz blorb webhook');
    expect(weak?.hits).toEqual([]);
    expect(weak?.nearest.length).toBeGreaterThan(0);
  });

  it('confines itself to a group', async () => {
    const { hits = [] } = (await engines.get('en')?.search('signing key', 'settings')) ?? {};
    expect(hits.length).toBeGreaterThan(0);
    expect(new Set(hits.map(({ group }) => group))).toEqual(new Set(['settings']));
  });

  it('leads to places that exist, with excerpts whose words are apart', () => {
    const records = [...pages.values()].flat().flatMap((page) => page.records);
    expect(records.length).toBeGreaterThan(1000);
    for (const { text } of records) expect(text).not.toMatch(/undefined|passwordpost|\s{2}/);
  });

  it('loads at most 150 kB for a first query, whatever it is', async () => {
    const sizes = new Map<string, number>();
    const sizeOf = (file: string): number => {
      const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
      sizes.set(file, size);
      return size;
    };
    const directories = new Map<string, SearchDirectory>(
      site.locales.map(({ code }) => [code, builtDirectory(code)]),
    );
    const heavy: string[] = [];
    // A first query costs about the same whatever it is; the nightly run asks them all.
    for (const { query, language } of all.filter((_, index) => isFull || index % 12 === 0)) {
      const directory = directories.get(language);
      if (!directory) throw new Error(`No directory of ${language}.`);
      const files = new Set([`out/search/${language}.json`]);
      const source = builtSource(directory, 'out', (file) => files.add(file));
      await new SearchEngine(directory, source, language).search(query);
      const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
      if (bytes > MOST) heavy.push(`${query}: ${bytes} bytes in ${files.size} files`);
    }
    expect(heavy).toEqual([]);
  });
});
