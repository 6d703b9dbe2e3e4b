import type { LocaleCode } from '@/theme.config';
import * as de from './de';
import * as en from './en';
import type { Texts } from './texts';

type Language = { readonly [Part in keyof typeof en]: Texts<(typeof en)[Part]> };

/**
 * The registry of languages: a folder of texts and an entry for each. TypeScript requires an entry for each
 * language in theme.config.tsx. Contains all texts, so scripts of pages must not import it. They use
 * errors.ts, examples.ts (a few words in all languages) and browser.ts (on demand).
 */
export const languages: Readonly<Record<LocaleCode, Language>> = { en, de };
