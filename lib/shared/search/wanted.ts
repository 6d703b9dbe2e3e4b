import type { Corpus } from './corpus';
import { type Concept, formsOf } from './terms';
import type { SearchRecord } from './types';
import { isMeaningful, sequenceOf, weightOf, wordsOf } from './words';
import { isCompound, nameOfKey } from './written';

/** A word of the query with the records that hold it. */
export interface Wanted {
  concept: Concept;
  weight: number;
  /** Words that stand for it, without the merely related ones. */
  terms: string[];
  /** Its letters where it is still being typed. */
  start?: string;
  /** How well each record holds it, from 0 to 1. */
  matches: ReadonlyMap<number, number>;
  /** The best of each page. */
  ofPage: ReadonlyMap<number, number>;
}

/** Looks a word up, with all that may stand for it. */
export function wantedOf(concept: Concept, corpus: Corpus): Wanted {
  const matches = new Map<number, number>();
  let holders = 0;
  for (const { term, weight, isPrefix = false } of concept.alternatives) {
    const { held, count } = corpus.terms.holdersOf(term, isPrefix);
    if (weight > 0.5) holders = Math.max(holders, count);
    for (const [record, worth] of held) {
      const value = weight * worth;
      if (value > (matches.get(record) ?? 0)) matches.set(record, value);
    }
  }
  const ofPage = new Map<number, number>();
  for (const [index, value] of matches) {
    const page = corpus.pageOf(index);
    ofPage.set(page, Math.max(ofPage.get(page) ?? 0, value));
  }
  const rarity = corpus.rarityAmong(holders || matches.size || 1);
  const begun = concept.alternatives.find(({ isPrefix, weight }) => isPrefix && weight > 0.5);
  const terms = concept.alternatives.filter((one) => one.weight > 0.7 && !one.isPrefix);
  return {
    concept,
    matches,
    ofPage,
    weight: rarity * weightOf(concept.word),
    terms: terms.map(({ term }) => term),
    ...(begun && { start: begun.term }),
  };
}

/** The share of the words of a query that something holds, each by how much it tells. */
export function shareOf(words: readonly Wanted[], value: (word: Wanted) => number): number {
  const all = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return words.reduce((sum, word) => sum + word.weight * value(word), 0) / all;
}

/** How far the words of a query stand side by side in a record, from 0 to 1. */
export function together(query: readonly string[], pairs: ReadonlySet<string>): number {
  let met = 0;
  let all = 0;
  for (let at = 1; at < query.length; at += 1) {
    const [a = '', b = ''] = [query[at - 1], query[at]];
    const worth = isMeaningful(a) || isMeaningful(b) ? 1 : 0.3;
    all += worth;
    if (pairs.has(`${a} ${b}`)) met += worth;
  }
  return all > 0 ? met / all : 0;
}

/** Whether a word begins as one that is still being typed. */
const isBegun = (start: string | undefined) => (word: string) =>
  start !== undefined && word.startsWith(start);

/** How far a title says what is asked, and nothing else, from 0 to 1. */
export function titleMatch(record: SearchRecord, words: readonly Wanted[], language: string): number {
  const key = record.kind === 'setting' ? nameOfKey(record) : '';
  const shown = isCompound(key) ? key : record.title;
  const forms = new Set(wordsOf(shown).flatMap((word) => formsOf(word, language)));
  const parts = [...new Set(sequenceOf(shown.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')))].filter(isMeaningful);
  const asked = words.filter(
    ({ terms, start }) => terms.some((term) => forms.has(term)) || [...forms].some(isBegun(start)),
  );
  if (asked.length === 0 || parts.length === 0) return 0;
  const met = parts.filter((part) =>
    asked.some(
      ({ terms, start }) =>
        isBegun(start)(part) || formsOf(part, language).some((form) => terms.includes(form)),
    ),
  );
  const sum = (some: readonly Wanted[]) => some.reduce((total, { weight }) => total + weight, 0);
  // A name that is one word is met as a whole.
  return (sum(asked) / sum(words)) * (met.length === 0 ? 1 : met.length / parts.length);
}
