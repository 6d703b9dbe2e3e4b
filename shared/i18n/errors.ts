import type { LocaleCode, SiteLocale } from '@/theme.config';
import { errors as de } from './de/errors';
import { type ErrorTexts, errors as en } from './en/errors';
import { splitLocale } from './split';

/** Error screens stand outside every provider and must work when nothing else does, so each page has them in all languages. */
export const errorTexts: Readonly<Record<LocaleCode, ErrorTexts>> = { en, de };

/** Language of the address, for what stands outside every provider. */
export function errorLocale(): SiteLocale {
  const path = typeof window === 'undefined' ? '/' : window.location.pathname;
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  return splitLocale(path.slice(base.length)).locale;
}

/** Texts of the error screens in the language of the address. */
export function getErrorTexts(): ErrorTexts {
  return errorTexts[errorLocale().code];
}
