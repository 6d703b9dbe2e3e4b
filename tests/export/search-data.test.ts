import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPhrases } from '@/features/exports/search/phrases';
import { propertyAnchor } from '@/features/search/engine/exact';
import { budgets } from '@/tests/budgets';
import { builtData, builtEngine, judgedQueries } from '@/tests/search/judging';
import { site } from '@/theme.config';
import { exportedPage } from './support/pages';
import { exportedRoutes } from './support/routes';

const { pages, documents } = builtData('en');
/** Places in the index: page and fragment. */
const places = new Set(documents.map(({ page, anchor }) => `${pages[page]?.url}#${anchor}`));

describe('the search data of the built site', () => {
  it('contains all places that queries ask for and phrases lead to', async () => {
    const routes = new Set(await exportedRoutes());
    const right = judgedQueries.flatMap((query) => query.right);
    expect(right.filter((place) => !routes.has(place.split('#')[0] ?? ''))).toEqual([]);
    expect(right.filter((place) => place.includes('#') && !places.has(place))).toEqual([]);
    const known = new Set([...places].map((place) => place.replace(/\/#/, '#').replace(/#$/, '')));
    expect([...readPhrases([]).keys()].filter((place) => !known.has(place))).toEqual([]);
  });

  it('leads to the property of an operation that a query names', async () => {
    const [hit] = builtEngine('en').search('submissionsCount').hits;
    expect(hit?.url).toContain('#response-200-submissionsCount');
    for (const document of documents.filter(({ kind }) => kind === 'operation')) {
      const { route, ids } = await exportedPage(pages[document.page]?.url ?? '');
      const anchors = document.code.split(' ').map((name) => propertyAnchor(name, document));
      const missing = anchors.filter((anchor) => anchor !== '' && !ids.has(anchor));
      expect(missing, route).toEqual([]);
    }
  });

  it.each(site.locales.map(({ code }) => code))('separates words, in a file of limited size: %s', (code) => {
    for (const { text } of builtData(code).documents)
      expect(text).not.toMatch(/undefined|passwordpost|403security|\s{2}/);
    expect(brotliCompressSync(readFileSync(`out/search/${code}.json`)).length).toBeLessThanOrEqual(
      budgets.searchIndex,
    );
  });
});
