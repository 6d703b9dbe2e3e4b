import type { LocaleCode } from '@/theme.config';
import { errors as de } from './de/errors';
import { type ErrorTexts, errors as en } from './en/errors';
import { pageLocale } from './split';

/** Error screens render outside of all providers, so each page contains them in all languages. */
export const errorTexts: Readonly<Record<LocaleCode, ErrorTexts>> = { en, de };

/** Returns the texts of the error screens in the language of the address. */
export function getErrorTexts(): ErrorTexts {
  return errorTexts[pageLocale().code];
}
