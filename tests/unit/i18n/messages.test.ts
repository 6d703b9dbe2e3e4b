import { describe, expect, it } from 'vitest';
import { defaultLocale, prefixedLocales } from '@/lib/i18n';
import { loadTexts } from '@/lib/i18n/browser';
import { errorTexts } from '@/lib/i18n/errors';
import { exampleTexts } from '@/lib/i18n/examples';
import { format, placesIn } from '@/lib/i18n/format';
import { languages } from '@/lib/i18n/languages';
import { type LocaleCode, site } from '@/theme.config';

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
  'Body',
  'ID',
  'SQL Server, Azure SQL oder PostgreSQL.',
  'optional',
  'in {milliseconds} ms',
  'Name',
  'Status',
  'Text',
  'Schemas',
  'Schema {name}',
  'in {property}',
  'Operation `{id}`',
  'Header `{name}`: {about}',
]);

type Read = (code: LocaleCode) => Promise<Readonly<Record<string, string>>>;

const builtParts = ['shell', 'build', 'landing', 'vocabulary', 'operation'] as const;
const loadedParts = ['search', 'panel', 'console', 'offline'] as const;
const sets: [string, Read][] = [
  ...builtParts.map((part): [string, Read] => [part, async (code) => languages[code][part]]),
  ...loadedParts.map((part): [string, Read] => [
    `${part} as scripts load it`,
    (code) => loadTexts(part, code),
  ]),
  ['errors', async (code) => errorTexts[code]],
  ['example before its run', async (code) => exampleTexts[code]],
];
const original = defaultLocale.code;
const translations = prefixedLocales.map(({ code }) => code);
const cases = sets.flatMap(([name, read]) => translations.map((code) => ({ name, code, read })));

describe.each(sets)('texts of the %s', (_name, read) => {
  it.each(site.locales.map(({ code }) => code))('are neither empty nor padded in %s', async (code) => {
    for (const [key, text] of Object.entries(await read(code))) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
    }
  });
});

describe.each(cases)('$name in $code', async ({ code, read }) => {
  const source = await read(original);
  const target = await read(code);

  it('has the same keys', () => {
    expect(Object.keys(target).sort()).toEqual(Object.keys(source).sort());
  });

  it('has the same places to fill', () => {
    const places = (texts: typeof source) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placesIn(text)]));
    expect(places(target)).toEqual(places(source));
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
