import type { QueryWord } from './query-words';
import type { SearchIndex } from './search-index';
import { weightOf } from './words';

/** A word of a query with the documents that contain it. */
export interface QueryTerm extends QueryWord {
  /** How much it says. */
  weight: number;
  /** Words that mean the same, without merely related ones. */
  equivalents: string[];
  /** Its letters where the reader may still be typing it. */
  start?: string;
  scores: ReadonlyMap<number, number>;
  pages: ReadonlyMap<number, number>;
}

function mergeBest(into: Map<number, number>, from: ReadonlyMap<number, number>, weight: number): void {
  for (const [key, value] of from) into.set(key, Math.max(into.get(key) ?? 0, weight * value));
}

/** Looks a word of a query up in the index. */
export function matchWord(queryWord: QueryWord, index: SearchIndex): QueryTerm {
  const { word: typed, alternatives } = queryWord;
  const scores = new Map<number, number>();
  const pages = new Map<number, number>();
  let documents = 0;
  for (const { word, weight, isPrefix = false } of alternatives) {
    const matches = index.matchesOf(word, isPrefix);
    if (weight > 0.5) documents = Math.max(documents, matches.scores.size);
    mergeBest(scores, matches.scores, weight);
    mergeBest(pages, matches.pages, weight);
  }
  const begun = alternatives.find(({ isPrefix, weight }) => isPrefix && weight > 0.5);
  return {
    ...queryWord,
    weight: index.rarity(documents || scores.size || 1) * weightOf(typed),
    equivalents: alternatives.flatMap((one) => (one.weight > 0.7 && !one.isPrefix ? [one.word] : [])),
    ...(begun && { start: begun.word }),
    scores,
    pages,
  };
}

/** Returns the share of a query that something contains, each term by its weight. */
export function shareOf(terms: readonly QueryTerm[], value: (term: QueryTerm) => number): number {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return terms.reduce((sum, term) => sum + term.weight * value(term), 0) / all;
}
