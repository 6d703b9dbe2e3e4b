import { describe, expect, it } from 'vitest';
import { callIn, callMatch } from '@/lib/shared/search/calls';
import { excerptOf } from '@/lib/shared/search/excerpt';
import { keyMatch, keyParts } from '@/lib/shared/search/keys';
import { corrections, typos } from '@/lib/shared/search/spelling';
import { stemOf, wordsOf } from '@/lib/shared/search/words';

describe('words', () => {
  it.each([
    ['createSubmission', ['createsubmission', 'create', 'submission']],
    ['by-token', ['bytoken', 'by', 'token']],
    ['Endatix__Api', ['endatixapi', 'endatix', 'api']],
    ['Schlüssel für', ['schlussel', 'fur']],
    ['IDX10720', ['idx10720']],
  ])('of %s', (text, words) => expect(wordsOf(text)).toEqual(expect.arrayContaining(words)));

  it.each([
    ['retries', 'retry'],
    ['migrations', 'migration'],
    ['deleting', 'delete'],
    ['published', 'publish'],
    ['notified', 'notification'],
    ['notifies', 'notify'],
  ])('%s and %s share a stem', (a, b) => expect(stemOf(a, 'en')).toBe(stemOf(b, 'en')));

  it.each([
    ['cors', 'core'],
    ['signing', 'sign'],
    ['status', 'state'],
    ['settings', 'set'],
  ])('%s is not %s', (a, b) => expect(stemOf(a, 'en')).not.toBe(stemOf(b, 'en')));

  it('of German share a stem', () => {
    expect(stemOf('einstellungen', 'de')).toBe(stemOf('einstellung', 'de'));
    expect(stemOf('formulare', 'de')).toBe(stemOf('formular', 'de'));
  });
});

describe('typos', () => {
  it.each([
    ['webhoks', 'webhooks', 1],
    ['cros', 'cors', 1],
    ['form', 'form', 0],
  ])('%s and %s: %i', (a, b, count) => expect(typos(a, b, 2)).toBe(count));

  it('are not counted beyond what is allowed', () => {
    expect(typos('webhook', 'keycloak', 2)).toBe(Number.POSITIVE_INFINITY);
  });

  it('lead to the frequent word of two that are equally near', () => {
    const known = new Map([
      ['cors', 40],
      ['cross', 2],
      ['form', 90],
    ]);
    expect(corrections('cros', known)[0]).toBe('cors');
    expect(corrections('abc', known)).toEqual([]);
    expect(corrections('4096', known)).toEqual([]);
  });
});

describe('a call as it is written', () => {
  const operation = { method: 'GET', segments: ['api', 'forms', '*', 'submissions'] };
  const match = (text: string) => {
    const call = callIn(text);
    return call ? callMatch(call, operation) : 0;
  };

  it('meets its operation with ids, placeholders, origin and query, with and without /api', () => {
    for (const text of [
      'GET /api/forms/{formId}/submissions',
      'http://localhost:5001/api/forms/1430000000000000001/submissions?page=2',
      '/forms/:id/submissions',
      'forms.example.com:8080/api/forms/1430000000000000001/submissions',
      'https://forms.example.com/api/forms/3f2b8c1e-9d7a-4c55-8e21-1f0a9b3c4d5e/submissions',
    ])
      expect(match(text), text).toBeGreaterThan(0.9);
  });

  it('meets other methods and shorter paths less, other paths not at all', () => {
    const whole = match('GET /api/forms/1/submissions');
    expect(match('POST /api/forms/1/submissions')).toBeLessThan(whole);
    expect(match('/api/forms')).toBeLessThan(whole);
    expect(match('/api/auth/login')).toBe(0);
    expect(callIn('what is a form')).toBeUndefined();
  });
});

describe('a settings key as it is written', () => {
  const known = ['endatix', 'webhooks', 'tenants', '{tenantid}', 'events', '{event}', 'isenabled'];

  it('is the same with colons, underscores, positions and a value', () => {
    for (const text of ['Endatix:WebHooks:Tenants:7:Events', 'Endatix__WebHooks__Tenants__7__Events=x'])
      expect(keyParts(text), text).toEqual(['endatix', 'webhooks', 'tenants', 'events']);
    expect(keyParts('a sentence: with a colon')).toBeUndefined();
  });

  it('meets the whole key best, then its end, then its section', () => {
    const cors = ['endatix', 'cors', 'defaultpolicyname'];
    expect(keyMatch(cors, cors)).toBe(1);
    expect(keyMatch(['cors', 'defaultpolicyname'], cors)).toBeLessThan(1);
    expect(keyMatch(['endatix', 'cors'], cors)).toBeLessThan(keyMatch(['defaultpolicyname'], cors));
    expect(keyMatch(['serilog'], cors)).toBe(0);
  });

  it('meets names in braces with anything', () => {
    const wanted = keyParts('Endatix__WebHooks__Tenants__acme__Events__FormCreated__IsEnabled') ?? [];
    expect(keyMatch(wanted, known)).toBe(1);
    const numbered = keyParts('Endatix__WebHooks__Tenants__1__Events__FormCreated__IsEnabled') ?? [];
    expect(keyMatch(numbered, known)).toBe(1);
  });
});

describe('an excerpt', () => {
  const text = `${'Nothing of interest stands here. '.repeat(10)}The signing key is read at start. ${'More. '.repeat(60)}`;

  it('shows where the words are, marks them, and is cut between words', () => {
    const pieces = excerptOf(text, (word) => ['signing', 'key'].includes(word));
    expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual(['signing', 'key']);
    const shown = pieces.map((piece) => piece.text).join('');
    expect(shown).toMatch(/^… .*The signing key is read at start\. .* …$/);
    expect(text).toContain(shown.slice(2, -2));
  });

  it('is the beginning where no word is met', () => {
    const pieces = excerptOf('A short text.', (word) => word === 'zebra');
    expect(pieces).toEqual([{ text: 'A short text.', isMatch: false }]);
  });
});
