import { type LocaleCode, type SiteLocale, site } from '@/theme.config';
import type { BuildTexts } from './en/build';
import type { ShellTexts } from './en/shell';
import { languages } from './languages';

export { localePath, splitLocale } from './split';

/** Interface texts of a page: those of scripts and those that only the build writes. */
export type Messages = ShellTexts & BuildTexts;

export const defaultLocale: SiteLocale = site.locales[0];

/** Language of the contract and of the settings schema, which aren't translated. */
export const dataLanguage: LocaleCode = 'en';

export const prefixedLocales: SiteLocale[] = site.locales.filter((locale) => locale.path !== '');

/** Returns the texts of the frame and of what the build draws. */
export function getMessages(code: LocaleCode): Messages {
  const { shell, build } = languages[code];
  return { ...shell, ...build };
}

/** Returns the language of a first path segment. Throws for an unknown segment. */
export function localeOfPath(segment: string): SiteLocale {
  const locale = site.locales.find(({ path }) => path === segment);
  if (!locale)
    throw new Error(
      `No language has the path segment "${segment}": add it to the locales in theme.config.tsx.`,
    );
  return locale;
}
