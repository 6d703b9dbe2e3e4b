import type { Term } from './query';
import type { SearchIndex } from './search-index';
import { isSideWord } from './words';

/** Factor for identifiers and codes over equally rare words. */
const NAME_WEIGHT = 3;

/** Factor for side words of a sentence. */
const SIDE_WEIGHT = 0.35;

/** A term of the query with the documents that contain it, and its weight. */
export interface Scored extends Term {
  weight: number;
  /** Words that mean the same, without related ones. */
  equivalents: string[];
  documents: Map<number, number>;
  pages: Map<number, number>;
}

/** Looks up a term in the index. */
export function scoreTerm(term: Term, index: SearchIndex): Scored {
  const documents = new Map<number, number>();
  const pages = new Map<number, number>();
  let frequency = 0;
  for (const { word, weight, isPrefix } of term.alternatives) {
    const matches = index.findMatches(word, isPrefix);
    if (weight > 0.5) frequency = Math.max(frequency, matches.size);
    for (const [number, share] of matches) {
      const page = index.documents[number]?.document.page ?? 0;
      documents.set(number, Math.max(documents.get(number) ?? 0, weight * share));
      pages.set(page, Math.max(pages.get(page) ?? 0, weight * share));
    }
  }
  const rarity = index.rarity(frequency || documents.size || 1);
  return {
    ...term,
    weight: rarity * (term.isName ? NAME_WEIGHT : isSideWord(term.word) ? SIDE_WEIGHT : 1),
    equivalents: term.alternatives.flatMap(({ word, weight, isPrefix }) =>
      weight > 0.7 && !isPrefix ? [word] : [],
    ),
    documents,
    pages,
  };
}

export type WeighShare = (value: (term: Scored) => number) => number;

/** Returns a function that sums up a share of each term, by the weight of the terms, from 0 to 1. */
export function shareWeigher(terms: readonly Scored[]): WeighShare {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return (value) => {
    let sum = 0;
    for (const term of terms) sum += term.weight * value(term);
    return sum / all;
  };
}
