import { expect, it } from 'vitest';
import { SearchEngine } from '@/lib/search/engine';
import { isSearchData } from '@/lib/search/types';
import { developmentSearch } from '@/scripts/lib/development-search';

// Every page is parsed for it, unless another test has done that.
it('the search of the sources finds pages, operations and sections', { timeout: 600_000 }, () => {
  const data: unknown = JSON.parse(developmentSearch(process.cwd(), 'de') ?? 'null');
  if (!isSearchData(data)) return expect.fail('no search data');
  const engine = new SearchEngine(data, 'de');
  const first = (query: string) => engine.search(query).hits[0]?.url;
  expect(first('Formular einbetten')).toContain('/de/docs/guides/embed-a-form/');
  expect(first('createForm')).toContain('/docs/api/forms/createForm/');
  expect(first('how often is a webhook repeated')).toContain('/webhook-reference/#retries-and-time-limits');
});

it('there is none in a language that the site does not have', () => {
  expect(developmentSearch(process.cwd(), 'xx')).toBeUndefined();
});
