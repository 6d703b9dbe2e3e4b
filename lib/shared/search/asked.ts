import { formsOf } from './terms';
import type { Wanted } from './wanted';
import { isMeaningful, sequenceOf, weightOf } from './words';

/** A question or its short form, as it is compared. */
export interface Phrase {
  words: readonly { forms: readonly string[]; weight: number }[];
  weight: number;
}

/** A word of the query with how much it counts. */
type Weighed = Pick<Wanted, 'concept' | 'weight'>;

/**
 * A phrase made ready for comparing.
 * @param rarityOf how much a word tells, by how few texts have it
 */
export function phraseOf(text: string, language: string, rarityOf: (word: string) => number): Phrase {
  const words = [...new Set(sequenceOf(text))].filter(isMeaningful).map((word) => ({
    forms: formsOf(word, language),
    weight: rarityOf(word) * weightOf(word),
  }));
  return { words, weight: words.reduce((sum, { weight }) => sum + weight, 0) };
}

/** The words of a query with everything that stands for them, as phrases are compared with them. */
export interface Asking {
  /** For each term the words of the query that it stands for, and how well. */
  terms: ReadonlyMap<string, readonly { word: number; worth: number }[]>;
  weights: readonly number[];
}

/** Makes the words of a query ready for comparing them with many phrases. */
export function askingOf(words: readonly Weighed[]): Asking {
  const terms = new Map<string, { word: number; worth: number }[]>();
  for (const [word, { concept }] of words.entries())
    for (const { term, weight, isPrefix } of concept.alternatives)
      if (!isPrefix) terms.set(term, [...(terms.get(term) ?? []), { word, worth: weight }]);
  return { terms, weights: words.map(({ weight }) => weight) };
}

/** How far a query asks what a phrase asks, from 0 to 1, by the share of each that the other has. */
export function phraseMatch({ terms, weights }: Asking, phrase: Phrase): number {
  if (phrase.weight === 0) return 0;
  const worths = weights.map(() => 0);
  let said = 0;
  for (const { forms, weight } of phrase.words) {
    let best = 0;
    for (const form of forms)
      for (const { word, worth } of terms.get(form) ?? []) {
        worths[word] = Math.max(worths[word] ?? 0, worth);
        best = Math.max(best, worth);
      }
    said += weight * best;
  }
  if (said === 0) return 0;
  let met = 0;
  let all = 0;
  for (const [word, weight] of weights.entries()) {
    met += weight * (worths[word] ?? 0);
    all += weight;
  }
  return (met / all) * Math.sqrt(said / phrase.weight);
}
