import { describe, expect, it } from 'vitest';
import { askingOf, phraseMatch, phraseOf } from '@/lib/shared/search/asked';
import { SearchEngine } from '@/lib/shared/search/engine';
import { conceptsOf } from '@/lib/shared/search/terms';
import type { SearchRecord } from '@/lib/shared/search/types';
import { askedPlaces, withAsked } from '@/scripts/export/search/asked';
import { searchIndex, sourceOf } from '@/scripts/export/search/search-index';

const words = 'access token lives expire refresh webhook signature'.split(' ');
const counts = new Map(words.map((word) => [word, 3]));

function match(query: string, phrase: string): number {
  const concepts = conceptsOf(query, { counts, words: counts, language: 'en', joined: new Map() });
  const asking = askingOf(concepts.map((concept) => ({ concept, weight: 1 })));
  return phraseMatch(
    asking,
    phraseOf(phrase, 'en', () => 1),
  );
}

const record = (kind: SearchRecord['kind'], anchor: string, title: string, text: string): SearchRecord => ({
  page: 0,
  anchor,
  kind,
  group: 'guides',
  title,
  names: [],
  text,
  code: '',
});

describe('a question that a place answers', () => {
  it('is met whole by whoever asks it, in part by whoever asks half of it, else not', () => {
    const question = 'When does an access token expire?';
    expect(match('when does an access token expire', question)).toBeCloseTo(1);
    const half = match('webhook token', question);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(0.5);
    expect(match('webhook signature', question)).toBe(0);
  });

  it('weighs less the more it asks besides', () => {
    expect(match('refresh', 'refresh token')).toBeGreaterThan(
      match('refresh', 'refresh token expire webhook'),
    );
  });
});

describe('the questions of the records', () => {
  const pages = [{ url: '/docs/guides/webhooks/', title: 'Webhooks', group: 'guides' as const, also: '' }];
  const records = [
    record('page', '', 'Webhooks', 'What they are.'),
    record('section', 'no-signature', 'No signature', 'The request carries no signature.'),
    record('section', 'events', 'Events', 'Five events.'),
  ];

  it('stand at the place that is named or has the words of the answer', () => {
    const asked = withAsked(records, pages, 'en');
    expect(asked[0]?.asked).toContain('notify another system');
    expect(asked[1]?.asked).toContain('verify the sender');
    expect(asked.flatMap(({ asked: own = [] }) => own)).toContain('Can a receiver check an HMAC signature?');
  });

  it('are in the language of the site besides', () => {
    const german = [{ url: '/docs/guides/errors/', title: 'Errors', group: 'errors' as const, also: '' }];
    const heads = [record('page', '', 'Errors', 'Causes.')];
    expect(withAsked(heads, german, 'de')[0]?.asked).toContain('fehlermeldungen');
    expect(withAsked(heads, german, 'en')[0]?.asked).not.toContain('fehlermeldungen');
  });

  it('lead to a place whose text has no word of the query', async () => {
    const index = searchIndex({ pages, records: withAsked(records, pages, 'en') }, 'en');
    const engine = new SearchEngine({ folder: '/parts', ...index.directory }, sourceOf(index), 'en');
    const first = async (query: string) => (await engine.search(query)).hits[0]?.url;
    expect(await first('notify another system')).toBe('/docs/guides/webhooks/');
    expect(await first('verify the sender')).toBe('/docs/guides/webhooks/#no-signature');
  });

  it('name places by path and section', () => {
    expect(askedPlaces).toContain('/docs/guides/webhooks#no-signature');
  });
});
