import { describe, expect, it } from 'vitest';
import { isNear } from '@/components/shell/search/near';

describe('isNear', () => {
  it.each([
    ['webhook', 'a <mark>Webhooks</mark> guide'],
    ['configuring', '<mark>configured</mark>'],
    ['we', '<mark>webhook</mark>'],
    ['createSubmission', 'the <mark>submission</mark>'],
    ['Endatix__Data__SeedSampleData', '<mark>SeedSampleData</mark>'],
    ['prüfen', '<mark>Prüfung</mark>'],
    ['xyzzyplugh docker', '<mark>Docker</mark>'],
  ])('keeps the hit of "%s" in "%s"', (query, excerpt) => {
    expect(isNear(query, [excerpt], [])).toBe(true);
  });

  it.each([
    ['xyzzyplugh', 'the <mark>X-Api-Key</mark>'],
    ['409', 'port <mark>4000</mark>'],
    ['409', 'in <mark>40</mark> ms'],
    ['terraform', '<mark>term</mark>'],
  ])('drops the hit of "%s" in "%s"', (query, excerpt) => {
    expect(isNear(query, [excerpt], [])).toBe(false);
  });

  it('looks at the titles where no text was found', () => {
    expect(isNear('keycloak setup', ['no mark at all'], ['Keycloak'])).toBe(true);
    expect(isNear('kecyloak', ['no mark at all'], ['Keycloak'])).toBe(false);
    expect(isNear('keycloak', ['<mark>key</mark>'], ['Keycloak'])).toBe(false);
  });
});
