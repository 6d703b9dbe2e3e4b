import { type SiteLocale, site } from '@/theme.config';
import { format } from './format';
import { shownProblems } from './problem-language';

/** Returns the placeholders' values in a text that `format` filled; undefined if it doesn't match. */
function valuesIn(pattern: string, text: string): Record<string, string> | undefined {
  const source = pattern
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : `(?<${part}>.+?)`))
    .join('');
  const match = new RegExp(`^${source}$`, 's').exec(text);
  return match ? { ...match.groups } : undefined;
}

/** Returns the language in which problems are shown. */
export const problemLocale = (): SiteLocale =>
  site.locales.find(({ code }) => code === shownProblems().code) ?? site.locales[0];

/**
 * Translates a sentence about a problem to the language of the page; undefined without a translation. Sandbox
 * and client report problems in English from many places, some of them in a worker.
 */
export function translateProblem(sentence: string): string | undefined {
  const { code, texts } = shownProblems();
  if (code === 'en') return sentence;
  for (const [english, own] of Object.entries(texts)) {
    const values = valuesIn(english, sentence);
    if (values) return format(own, values);
  }
  return undefined;
}
