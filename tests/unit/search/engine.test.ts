import { describe, expect, it } from 'vitest';
import { SearchEngine } from '@/lib/search/engine';
import type { SearchDocument } from '@/lib/search/types';
import { withPhrases } from '@/scripts/postbuild/search/phrases';

const document = (
  page: number,
  kind: SearchDocument['kind'],
  anchor: string,
  title: string,
  text: string,
): SearchDocument => ({ page, anchor, kind, group: 'guides', title, names: [], text, code: '' });

const pages = [
  { url: '/docs/guides/webhooks/', title: 'Webhooks' },
  { url: '/docs/guides/errors/', title: 'Errors' },
];
const documents = [
  document(0, 'page', '', 'Webhooks', 'Receive events.'),
  document(0, 'section', 'no-signature', 'No signature', 'The request carries no signature.'),
  document(0, 'section', 'empty', 'Code only', ''),
  document(1, 'page', '', 'Errors', 'Causes and fixes.'),
];
const phrases = new Map([
  [
    'en',
    new Map([
      ['/docs/guides/webhooks', ['notify another system']],
      ['/docs/guides/webhooks#no-signature', ['trust the sender']],
    ]),
  ],
  ['de', new Map([['/docs/guides/errors', ['fehlermeldungen']]])],
]);

const engineOf = (language: string) =>
  new SearchEngine(
    { pages, documents: withPhrases(documents, pages, language, phrases), dictionary: '' },
    language,
  );
const first = (query: string, language = 'en') => engineOf(language).search(query).hits[0];

describe('phrases', () => {
  it('lead to a page and to a section whose texts have no word of the query', () => {
    expect(first('notify another system')?.url).toBe('/docs/guides/webhooks/');
    expect(first('trust the sender')?.url).toBe('/docs/guides/webhooks/#no-signature');
  });

  it('of another language lead there in that language only', () => {
    expect(first('fehlermeldungen', 'de')?.url).toBe('/docs/guides/errors/');
    expect(first('fehlermeldungen')).toBeUndefined();
  });
});

describe('a hit', () => {
  it('marks the words of the query in title, section and excerpt, begun ones too', () => {
    const { title, section, excerpt } = first('no signature') ?? {};
    expect(title).toEqual([{ text: 'Webhooks', isMatch: false }]);
    expect(section?.find(({ isMatch }) => isMatch)?.text).toBe('signature');
    expect(excerpt?.find(({ isMatch }) => isMatch)?.text).toBe('signature');
    expect(first('signat')?.section.some(({ isMatch }) => isMatch)).toBe(true);
  });

  it('of a section without text shows what its page is about', () => {
    const { url, excerpt = [] } = first('code only') ?? {};
    expect(url).toBe('/docs/guides/webhooks/#empty');
    expect(excerpt.map(({ text }) => text).join('')).toBe('Receive events.');
  });
});
