import type { LocaleCode, SiteLocale } from '@/theme.config';
import { errors as de } from './de/errors';
import { type ErrorTexts, errors as en } from './en/errors';
import { splitLocale } from './split';

/** Error screens render outside of all providers, so each page contains them in all languages. */
export const errorTexts: Readonly<Record<LocaleCode, ErrorTexts>> = { en, de };

/** Returns the language of the address, for what renders outside of all providers. */
export function errorLocale(): SiteLocale {
  const path = typeof window === 'undefined' ? '/' : window.location.pathname;
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  return splitLocale(path.slice(base.length)).locale;
}

/** Returns the texts of the error screens in the language of the address. */
export function getErrorTexts(): ErrorTexts {
  return errorTexts[errorLocale().code];
}
