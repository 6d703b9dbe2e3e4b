import type { LocaleCode } from '@/theme.config';
import { de } from './de';
import { en } from './en';
import type { BuildTexts } from './en/build';
import type { LandingTexts } from './en/landing';
import type { ShellTexts } from './en/shell';
import type { VocabularyTexts } from './en/vocabulary';

export interface Language {
  shell: ShellTexts;
  build: BuildTexts;
  landing: LandingTexts;
  vocabulary: VocabularyTexts;
}

/**
 * The registry of languages: a folder of texts and an entry for each. TypeScript requires an entry for each
 * language in theme.config.tsx. Contains all texts, so scripts of pages must not import it. They use
 * errors.ts, examples.ts (a few words in all languages) and browser.ts (on demand).
 */
export const languages: Readonly<Record<LocaleCode, Language>> = { en, de };
