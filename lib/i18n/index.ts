import { type SiteLocale, site } from '@/theme.config';
import { de } from './de';
import { en, type Messages } from './en';

export type { Messages } from './en';
export { localePath, splitLocale } from './split';

const catalogue: Record<string, Messages> = { en, de };

/** The language whose pages carry no prefix. */
export const defaultLocale: SiteLocale = site.locales[0];

/** Languages whose pages carry a prefix. */
export const prefixedLocales: SiteLocale[] = site.locales.filter((locale) => locale.path !== '');

/** Interface texts of a language; throws when the configuration names a language without a message file. */
export function getMessages(code: string): Messages {
  const messages = catalogue[code];
  if (!messages)
    throw new Error(
      `No messages for language "${code}": add lib/i18n/${code}.ts and list it in lib/i18n/index.ts.`,
    );
  return messages;
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
