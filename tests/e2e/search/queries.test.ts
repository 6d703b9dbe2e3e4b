import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { SearchEngine } from '@/lib/shared/search/engine';
import type { SearchData } from '@/lib/shared/search/types';
import { askedPlaces } from '@/scripts/export/search/asked';
import { beforeAll, describe, expect, it } from '@/tests/e2e/support/test';
import fresh from '@/tests/search/fresh.json' with { type: 'json' };
import fresh2 from '@/tests/search/fresh-2.json' with { type: 'json' };
import fresh3 from '@/tests/search/fresh-3.json' with { type: 'json' };
import judge1 from '@/tests/search/judge-1.json' with { type: 'json' };
import judge2 from '@/tests/search/judge-2.json' with { type: 'json' };
import judge3 from '@/tests/search/judge-3.json' with { type: 'json' };
import judge4 from '@/tests/search/judge-4.json' with { type: 'json' };
import judge5 from '@/tests/search/judge-5.json' with { type: 'json' };
import { builtIndex, placeOf, type Query } from '@/tests/search/judging';
import queries from '@/tests/search/queries.json' with { type: 'json' };
import { site } from '@/theme.config';
import { exportedRoutes } from '../support/routes';

/**
 * Queries as readers type them, written down before the search they measure, each with the pages that answer it. The
 * search was tuned by the failures of `queries.json` and the fresh ones; the sets of a judge were sealed while it was.
 * Not many of the share below may be lost; a change that finds more raises it.
 */
const REACHED = {
  queries: { first: 0.97, three: 0.99 },
  fresh: { first: 0.91, three: 0.99 },
  fresh2: { first: 0.93, three: 0.97 },
  fresh3: { first: 0.94, three: 0.98 },
  judge1: { first: 0.96, three: 0.98 },
  judge2: { first: 0.98, three: 0.99 },
  judge3: { first: 0.94, three: 0.99 },
  judge4: { first: 0.89, three: 0.97 },
  judge5: { first: 0.93, three: 0.99 },
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
};
const all = Object.values(sets).flat();

const engines = new Map<string, SearchEngine>();
const data = new Map<string, SearchData>();

/** Share of the queries that lead to a right page among so many first results. */
function shareOf(own: readonly Query[], most: number): number {
  const met = own.filter((query) => {
    const engine = engines.get(query.language);
    const place = engine ? placeOf(engine, query) : 0;
    return place > 0 && place <= most;
  });
  return met.length / own.length;
}

describe('the search of the built site', () => {
  beforeAll(async () => {
    for (const { code } of site.locales) {
      const read = builtIndex(code);
      data.set(code, read);
      engines.set(code, await SearchEngine.of(read, code));
    }
  });

  for (const [set, { first, three }] of Object.entries(REACHED)) {
    it(`puts a right page first, and among the first three: ${set}`, () => {
      const own = sets[set as SetName];
      expect(shareOf(own, 1)).toBeGreaterThanOrEqual(first);
      expect(shareOf(own, 3)).toBeGreaterThanOrEqual(three);
    });
  }

  it('knows all pages that the queries ask for', async () => {
    const routes = new Set((await exportedRoutes()).map((route) => route.replace(/\/?$/, '/')));
    const asked = all.flatMap(({ right }) => right.map((one) => one.split('#')[0] ?? ''));
    expect(asked.filter((path) => !routes.has(path))).toEqual([]);
    const places = new Set(
      data.get('en')?.records.map(({ page, anchor }) => `${data.get('en')?.pages[page]?.url}#${anchor}`),
    );
    const rows = all.flatMap(({ right }) => right).filter((one) => one.includes('#'));
    expect(rows.filter((one) => !places.has(one))).toEqual([]);
  });

  it('knows all places that readers ask for by other words', () => {
    const { pages = [], records = [] } = data.get('en') ?? {};
    const places = new Set(
      records.map(({ page, anchor }) => `${pages[page]?.url.replace(/\/$/, '')}${anchor && `#${anchor}`}`),
    );
    expect(askedPlaces.filter((place) => !places.has(place))).toEqual([]);
  });

  it('finds nothing rather than something silly, and says what comes nearest', () => {
    const engine = engines.get('en');
    expect(engine?.search('xyzzyplugh').hits).toEqual([]);
    expect(engine?.search('418').hits).toEqual([]);
    const weak = engine?.search('xyzzyplugh qqq zzz blorb webhook');
    expect(weak?.hits).toEqual([]);
    expect(weak?.nearest.length).toBeGreaterThan(0);
  });

  it('confines itself to a group', () => {
    const { hits = [] } = engines.get('en')?.search('signing key', 'settings') ?? {};
    expect(hits.length).toBeGreaterThan(0);
    expect(new Set(hits.map(({ group }) => group))).toEqual(new Set(['settings']));
  });

  it('leads to places that exist, with excerpts whose words are apart', () => {
    for (const { records, pages } of data.values()) {
      for (const { text, page } of records) {
        expect(pages[page]).toBeDefined();
        expect(text).not.toMatch(/undefined|passwordpost|\s{2}/);
      }
    }
  });

  it('loads at most 150 kB for a language, index and script', () => {
    for (const { code } of site.locales)
      expect(brotliCompressSync(readFileSync(`out/search/${code}.json`)).length).toBeLessThan(130 * 1024);
  });
});
