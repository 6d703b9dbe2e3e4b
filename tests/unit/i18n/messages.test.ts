import { expect, it } from 'vitest';
import { defaultLocale, prefixedLocales } from '@/shared/i18n';
import { loadTexts } from '@/shared/i18n/browser';
import { exampleTexts } from '@/shared/i18n/examples';
import { languages } from '@/shared/i18n/languages';
import { placesIn } from '@/tests/support/places-in';
import type { LocaleCode } from '@/theme.config';

type Read = (code: LocaleCode) => Promise<Readonly<Record<string, string>>>;
const sets: Record<string, Read> = { example: async (code) => exampleTexts[code] };
for (const part of ['shell', 'build', 'landing', 'vocabulary'] as const)
  sets[part] = async (code) => languages[code][part];
for (const part of ['search', 'panel', 'liveForm'] as const) sets[part] = (code) => loadTexts(part, code);
const cases = Object.entries(sets).flatMap(([name, read]) =>
  prefixedLocales.map(({ code }) => ({ name, code, read })),
);

it.each(cases)('$name in $code has the same placeholders', async ({ code, read }) => {
  const places = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placesIn(text)]));
  expect(places(await read(code))).toEqual(places(await read(defaultLocale.code)));
});
