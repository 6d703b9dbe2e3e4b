import type { QueryTerm } from './query-terms';
import { formsOf, isMeaningful, sequenceOf, weightOf } from './words';

export interface Phrase {
  words: readonly { forms: readonly string[]; weight: number }[];
  weight: number;
}

/**
 * Returns a phrase ready for comparing.
 * @param rarityOf how much a word says, by how few documents contain it
 */
export function phraseOf(text: string, language: string, rarityOf: (word: string) => number): Phrase {
  const words = [...new Set(sequenceOf(text))].filter(isMeaningful).map((word) => ({
    forms: formsOf(word, language),
    weight: rarityOf(word) * weightOf(word),
  }));
  return { words, weight: words.reduce((sum, { weight }) => sum + weight, 0) };
}

/** Compares a query with phrases, from 0 to 1 by the share of each that the other contains. */
export function phraseMatcher(query: readonly Pick<QueryTerm, 'alternatives' | 'weight'>[]) {
  const byForm = new Map<string, { term: number; share: number }[]>();
  for (const [term, { alternatives }] of query.entries())
    for (const { word, weight, isPrefix } of alternatives)
      if (!isPrefix) byForm.set(word, [...(byForm.get(word) ?? []), { term, share: weight }]);
  const all = query.reduce((sum, { weight }) => sum + weight, 0);
  return ({ words, weight: total }: Phrase): number => {
    if (total === 0) return 0;
    const shares = query.map(() => 0);
    let matched = 0;
    for (const { forms, weight } of words) {
      let best = 0;
      for (const form of forms)
        for (const { term, share } of byForm.get(form) ?? []) {
          shares[term] = Math.max(shares[term] ?? 0, share);
          best = Math.max(best, share);
        }
      matched += weight * best;
    }
    if (matched === 0) return 0;
    const met = query.reduce((sum, { weight }, term) => sum + weight * (shares[term] ?? 0), 0);
    return (met / all) * Math.sqrt(matched / total);
  };
}
