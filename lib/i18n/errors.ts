import type { LocaleCode } from '@/theme.config';
import { errors as de } from './de/errors';
import { type ErrorTexts, errors as en } from './en/errors';
import { splitLocale } from './split';

/** Error screens stand outside every provider and must work when nothing else does, so each page has them in all languages. */
export const errorTexts: Readonly<Record<LocaleCode, ErrorTexts>> = { en, de };

/** Texts of the error screens in the language of the address. */
export function getErrorTexts(): ErrorTexts {
  const path = typeof window === 'undefined' ? '/' : window.location.pathname;
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  return errorTexts[splitLocale(path.slice(base.length)).locale.code];
}
