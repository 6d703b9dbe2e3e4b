import { describe, expect, it } from 'vitest';
import { correctQuery } from '@/components/shell/search/correction';

const known = [
  'submission',
  'form',
  'webhook',
  'webhooks',
  'token',
  'authentication',
  'docker',
  'compose',
  'form',
];

describe('a query that finds nothing', () => {
  it.each([
    ['wehbook', 'webhook'],
    ['Webhok', 'webhook'],
    ['submision', 'submission'],
    ['authentification', 'authentication'],
    ['dokcer compose', 'docker compose'],
    ['tokn', 'token'],
    ['refresh tokne', 'refresh token'],
  ])('%s is taken for %s', (query, meant) => expect(correctQuery(query, known)).toBe(meant));

  it.each(['webhook', 'webh', 'xyzzyplugh', 'abc', '409', 'Seed__Dta', ''])('%s stays', (query) => {
    expect(correctQuery(query, known)).toBeUndefined();
  });
});
