import { type SiteLocale, site } from '@/theme.config';
import { format } from './format';
import { shownProblems } from './problem-language';

/** Returns what is in the `{name}` places of a text that `format` filled in; undefined for a text of another pattern. */
function valuesIn(pattern: string, text: string): Record<string, string> | undefined {
  const source = pattern
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : `(?<${part}>.+?)`))
    .join('');
  const match = new RegExp(`^${source}$`, 's').exec(text);
  return match ? { ...match.groups } : undefined;
}

/** Returns the language that problems are shown in. */
export const problemLocale = (): SiteLocale =>
  site.locales.find(({ code }) => code === shownProblems().code) ?? site.locales[0];

/**
 * Returns a sentence about a problem in the language of the page; undefined for one without a translation. Sandbox and
 * client report problems in English from many places, some of them in a worker.
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
