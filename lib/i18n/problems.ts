import { type LocaleCode, type SiteLocale, site } from '@/theme.config';
import { format } from './format';

/** Translations of sentences about problems, by their English, with the same `{name}` places. */
export type ProblemTexts = Readonly<Record<string, string>>;

let shown: { locale: SiteLocale; texts: ProblemTexts } = { locale: site.locales[0], texts: {} };

/**
 * Shows problems in another language from now on. Sandbox and client report them in English from many places, some of
 * them in a worker; only pages in another language load its sentences.
 */
export function showProblemsIn(code: LocaleCode, texts: ProblemTexts): void {
  shown = { locale: site.locales.find((one) => one.code === code) ?? site.locales[0], texts };
}

/** Returns the language that problems are shown in. */
export const problemLocale = (): SiteLocale => shown.locale;

/** Returns what is in the `{name}` places of a text that `format` filled in; undefined for a text of another pattern. */
function valuesIn(pattern: string, text: string): Record<string, string> | undefined {
  const source = pattern
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : `(?<${part}>.+?)`))
    .join('');
  const match = new RegExp(`^${source}$`, 's').exec(text);
  return match ? { ...match.groups } : undefined;
}

/** Returns a sentence about a problem in the language of the page; undefined for one without a translation. */
export function translateProblem(sentence: string): string | undefined {
  if (shown.locale === site.locales[0]) return sentence;
  for (const [english, own] of Object.entries(shown.texts)) {
    const values = valuesIn(english, sentence);
    if (values) return format(own, values);
  }
  return undefined;
}
