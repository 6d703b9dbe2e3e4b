import type { LocaleCode } from '@/theme.config';

/** Translations of sentences about problems, by their English, with the same `{name}` places. */
export type ProblemTexts = Readonly<Record<string, string>>;

let shown: { code: LocaleCode; texts: ProblemTexts } = { code: 'en', texts: {} };

/** Shows problems in another language from now on. Imports nothing: what it imported would be split off every page's script. */
export function showProblemsIn(code: LocaleCode, texts: ProblemTexts): void {
  shown = { code, texts };
}

/** Returns the language that problems are shown in, with its sentences. */
export const shownProblems = () => shown;
