import { type LocaleCode, type SiteLocale, site } from '@/theme.config';
import type { BuildTexts } from './en/build';
import type { ShellTexts } from './en/shell';
import { languages } from './languages';

export { localePath, splitLocale } from './split';

/** Interface texts of a page: those that scripts show and those that only the build writes. */
export type Messages = ShellTexts & BuildTexts;

/** The language whose pages carry no prefix. */
export const defaultLocale: SiteLocale = site.locales[0];

/** Language of the contract and of the settings schema, which are not translated. */
export const dataLanguage: LocaleCode = 'en';

/** Languages whose pages carry a prefix. */
export const prefixedLocales: SiteLocale[] = site.locales.filter((locale) => locale.path !== '');

/** Interface texts of a language. */
export function getMessages(code: LocaleCode): Messages {
  const { shell, build } = languages[code];
  return { ...shell, ...build };
}

/** Language of a first path segment; throws for a segment that no language has. */
export function localeOfPath(segment: string): SiteLocale {
  const locale = site.locales.find(({ path }) => path === segment);
  if (!locale)
    throw new Error(
      `No language has the path segment "${segment}": add it to the locales in theme.config.tsx.`,
    );
  return locale;
}
