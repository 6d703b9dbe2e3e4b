import type { LocaleCode } from '@/theme.config';
import { de } from './de';
import { en } from './en';
import type { BuildTexts } from './en/build';
import type { LandingTexts } from './en/landing';
import type { ShellTexts } from './en/shell';
import type { VocabularyTexts } from './en/vocabulary';

/** What the build must know of a language. */
export interface Language {
  shell: ShellTexts;
  build: BuildTexts;
  landing: LandingTexts;
  vocabulary: VocabularyTexts;
  /** Words that mark the mention of a known falsehood as wrong, unsupported or changed later. */
  denial: RegExp;
}

/**
 * The registry of languages: a folder of texts and a row. A language that theme.config.tsx lists does not compile without
 * its row, nor without a single text. Scripts of pages must not import this, it contains everything: for them the same rows
 * stand in errors.ts and examples.ts (all languages, a few words each),
 * and browser.ts (loaded where they are needed).
 */
export const languages: Readonly<Record<LocaleCode, Language>> = { en, de };
