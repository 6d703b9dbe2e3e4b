import { describe, expect, it } from 'vitest';
import type { SearchEngine } from '@/features/search/engine/engine';
import { judgedQueries as all, builtEngine, locate } from '@/tests/search/judging';
import reached from '@/tests/search/reached.json';
import { site } from '@/theme.config';

const engines = new Map<string, SearchEngine>(site.locales.map(({ code }) => [code, builtEngine(code)]));
const english = builtEngine('en');

describe('the search of the built site', () => {
  // Share of queries that lead to a right page, by set. The sets were written before the search that they
  // measure; older ones have influenced phrases and weights. `fresh-4` is the newest of them, and `review` has
  // failures that a reviewer found. Raise a share when a change finds more.
  it.each(Object.entries(reached))('finds a right page first or soon: %s', (set, { first, three }) => {
    const found = all
      .filter((query) => query.set === set)
      .map((query) => locate(engines.get(query.language) ?? english, query));
    const shareAmong = (most: number) =>
      found.filter((place) => place > 0 && place <= most).length / found.length;
    expect(found.length).toBeGreaterThan(30);
    expect(shareAmong(1)).toBeGreaterThanOrEqual(first);
    expect(shareAmong(3)).toBeGreaterThanOrEqual(three);
  });

  it('returns nothing for an unknown word, and suggests the closest results', () => {
    expect(english.search('xyzzyplugh').hits).toEqual([]);
    expect(english.search('419').hits).toEqual([]);
    const weak = english.search('xyzzyplugh qqq zzz blorb webhook');
    expect(weak.hits).toEqual([]);
    expect(weak.nearest.length).toBeGreaterThan(0);
  });

  it.each([
    ['localhost:5001/api/forms?page=2', ['GET /api/forms', 'POST /api/forms']],
    [
      'https://forms.example.com/api/forms/1430000000000000001',
      ['DELETE', 'GET', 'PATCH', 'PUT'].map((method) => `${method} /api/forms/{formId}`),
    ],
  ])('lists all methods of a path first: %s', (query, labels) => {
    const { hits } = english.search(query);
    const first = hits.slice(0, labels.length).map(({ label }) => label);
    expect(first.sort()).toEqual(labels);
  });

  it('gives each hit an excerpt, and marks words of the query in most of them', () => {
    const hits = all
      .filter(({ language }, index) => language === 'en' && index % 10 === 0)
      .flatMap(({ query }) => english.search(query).hits.slice(0, 5));
    expect(hits.filter(({ excerpt }) => excerpt.length === 0).map(({ url }) => url)).toEqual([]);
    const marked = hits.filter(({ title, section, excerpt }) =>
      [...title, ...section, ...excerpt].some(({ isMatch }) => isMatch),
    );
    expect(marked.length / hits.length).toBeGreaterThan(0.9);
  });
});
