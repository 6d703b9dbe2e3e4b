import { describe, expect, it } from 'vitest';
import { SearchEngine } from '@/lib/shared/search/engine';
import type { SearchPage, SearchRecord } from '@/lib/shared/search/types';
import { type SearchIndex, searchIndex, sourceOf } from '@/scripts/export/search/search-index';
import { randomFrom } from '@/tests/contract/hostile/random';

const WORDS =
  'form answer tenant submission storage server value request token field page reader worker queue record'.split(
    ' ',
  );
const SECTIONS = 8;

/** A site of so many pages; a page is the same in each. */
function siteOf(count: number) {
  const pages: SearchPage[] = [];
  const records: SearchRecord[] = [];
  for (let page = 0; page < count; page += 1) {
    const random = randomFrom(page);
    const words = (most: number) => Array.from({ length: most }, () => random.pick(WORDS)).join(' ');
    const title = `${words(2)} of number${page}`;
    pages.push({ url: `/docs/${page}/`, title, group: 'guides', also: '' });
    for (let section = 0; section <= SECTIONS; section += 1)
      records.push({
        page,
        anchor: section === 0 ? '' : `part-${section}`,
        kind: section === 0 ? 'page' : 'section',
        group: 'guides',
        title: section === 0 ? title : words(3),
        names: [],
        text: words(60),
        code: '',
      });
  }
  return { pages, records };
}

const indexes = new Map<number, SearchIndex>();

function indexOf(count: number): SearchIndex {
  const index = indexes.get(count) ?? searchIndex(siteOf(count), 'en');
  indexes.set(count, index);
  return index;
}

/** Characters and files that a query asks for, and the first address that it finds. */
async function costOf(count: number, query: string) {
  const index = indexOf(count);
  const source = sourceOf(index);
  const directory = { folder: '/parts', ...index.directory };
  let characters = 0;
  let files = 0;
  const counted = <T>(part: T): T => {
    characters += JSON.stringify(part).length;
    files += 1;
    return part;
  };
  const engine = new SearchEngine(
    directory,
    {
      terms: async (part) => counted(await source.terms(part)),
      page: async (number) => counted(await source.page(number)),
    },
    'en',
  );
  const { hits } = await engine.search(query);
  return { characters, files, first: hits[0]?.url };
}

describe('a query', () => {
  it('loads as much of a site of 1,000 pages as of one of 100', async () => {
    const few = await costOf(100, 'token storage worker');
    const many = await costOf(1000, 'token storage worker');
    expect(few.first).toBeDefined();
    expect(many.first).toBeDefined();
    expect(many.files).toBeLessThanOrEqual(few.files + 2);
    expect(many.characters).toBeLessThan(1.2 * few.characters);
  });

  it('finds the one page of many that has a word', async () => {
    expect((await costOf(1000, 'number731')).first).toBe('/docs/731/');
  });
});
