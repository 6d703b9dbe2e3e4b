import { describe, expect, it } from 'vitest';
import { getMessages } from '@/lib/i18n';
import { getIslandTexts } from '@/lib/i18n/example/island';
import { getPanelTexts } from '@/lib/i18n/example/panel';
import { format, placesIn } from '@/lib/i18n/format';
import { getLandingMessages } from '@/lib/i18n/landing';
import { getVocabularyTexts } from '@/lib/i18n/vocabulary';
import { site } from '@/theme.config';

/** Words that are the same in the other language: names, and terms that it borrowed. */
const sameEverywhere = new Set([
  'Version',
  'GitHub',
  'Community',
  'Endatix',
  'NuGet',
  'Docker',
  'Repository',
  'Endatix API',
  'Endatix Hub',
  'SQL Server, Azure SQL oder PostgreSQL.',
  'optional',
  'in {milliseconds} ms',
]);

const sets: [string, (code: string) => Readonly<Record<string, string>>][] = [
  ['interface', getMessages],
  ['landing page', getLandingMessages],
  ['example before its run', getIslandTexts],
  ['run of an example', getPanelTexts],
  ['teaching components', getVocabularyTexts],
];
const [original, ...translations] = site.locales.map(({ code }) => code);
const cases = sets.flatMap(([name, read]) => translations.map((code) => ({ name, code, read })));

describe.each(sets)('texts of the %s', (_name, read) => {
  it.each(site.locales.map(({ code }) => code))('are neither empty nor padded in %s', (code) => {
    for (const [key, text] of Object.entries(read(code))) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
    }
  });
});

it.each([getMessages, getLandingMessages])('a language without texts is named (%#)', (read) => {
  expect(() => read('xx')).toThrow(/language "xx": add lib\/i18n\/.*xx\.ts/);
});

describe.each(cases)('$name in $code', ({ code, read }) => {
  const source = read(original ?? '');
  const target = read(code);

  it('has the same keys', () => {
    expect(Object.keys(target).sort()).toEqual(Object.keys(source).sort());
  });

  it.each(Object.keys(source))('%s has the same places to fill', (key) => {
    expect(placesIn(target[key] ?? '')).toEqual(placesIn(source[key] ?? ''));
  });

  it('has left nothing untranslated', () => {
    const equal = Object.keys(source).filter(
      (key) => source[key] === target[key] && !sameEverywhere.has(source[key] ?? ''),
    );
    expect(equal.map((key) => `${key}: ${source[key]}`)).toEqual([]);
  });
});

describe('format', () => {
  it('fills places, repeated ones too', () => {
    expect(format('{a} of {b}, {a}', { a: 1, b: 'x' })).toBe('1 of x, 1');
  });

  it('leaves a place without a value visible', () => {
    expect(format('{a} {toString}', {})).toBe('{a} {toString}');
  });
});
