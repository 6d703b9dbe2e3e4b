import type { LocaleCode } from '@/theme.config';

/** Translations of sentences about problems, by their English, with the same `{name}` placeholders. */
export type ProblemTexts = Readonly<Record<string, string>>;

let shown: { code: LocaleCode; texts: ProblemTexts } = { code: 'en', texts: {} };

/** Sets the language of problems. Imports nothing: an import would become a shared chunk of every page. */
export function showProblemsIn(code: LocaleCode, texts: ProblemTexts): void {
  shown = { code, texts };
}

/** Returns the language of problems, with its sentences. */
export const shownProblems = () => shown;
