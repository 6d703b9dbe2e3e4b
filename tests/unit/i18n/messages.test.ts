import { describe, expect, it } from 'vitest';
import { defaultLocale, prefixedLocales } from '@/shared/i18n';
import { loadTexts } from '@/shared/i18n/browser';
import { exampleTexts } from '@/shared/i18n/examples';
import { languages } from '@/shared/i18n/languages';
import { placesIn } from '@/tests/support/places-in';
import { type LocaleCode, site } from '@/theme.config';

/** Words that are the same in the other language: names and loanwords. */
const sameEverywhere = new Set([
  ...'Version API GitHub Community NuGet Docker Definition Repository Body ID optional Name Status Text Schemas'.split(
    ' ',
  ),
  ...['', ' API', ' Hub'].map((end) => site.product.name + end),
  ...['SQL Server, Azure SQL oder PostgreSQL.', 'in {milliseconds} ms', 'Schema {name}', 'in {property}'],
  ...['Operation `{id}`', 'Header `{name}`: {about}'],
]);

type Read = (code: LocaleCode) => Promise<Readonly<Record<string, string>>>;
const sets: Record<string, Read> = { example: async (code) => exampleTexts[code] };
for (const part of ['shell', 'build', 'landing', 'vocabulary'] as const)
  sets[part] = async (code) => languages[code][part];
for (const part of ['search', 'panel', 'liveForm'] as const) sets[part] = (code) => loadTexts(part, code);
const cases = Object.entries(sets).flatMap(([name, read]) =>
  prefixedLocales.map(({ code }) => ({ name, code, read })),
);

describe.each(cases)('$name in $code', async ({ code, read }) => {
  const source = await read(defaultLocale.code);
  const target = await read(code);

  it('has the same placeholders', () => {
    const places = (texts: typeof source) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placesIn(text)]));
    expect(places(target)).toEqual(places(source));
  });

  it('has no untranslated text', () => {
    const equal = Object.keys(source).filter(
      (key) => source[key] === target[key] && !sameEverywhere.has(source[key] ?? ''),
    );
    expect(equal.map((key) => `${key}: ${source[key]}`)).toEqual([]);
  });
});
