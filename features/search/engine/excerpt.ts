import { cached } from './cached';
import type { Term } from './query';
import { inflect, splitWords } from './words';

const LENGTH = 170;

/** A part of a text; matches are words of the query, in any form. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Filled by queries, which show the same texts again and again. */
const cachedParts = new Map<string, { part: string; forms: string[] }[]>();

/** Returns the parts of a word with the forms of each. */
const partsOf = (word: string) =>
  cached(cachedParts, word, () =>
    splitWords(word).map((part) => ({ part, forms: [...inflect(part, 'en'), ...inflect(part, 'de')] })),
  );

/** Returns a function that checks whether a word of a text matches the query. */
export function wordMatcher(query: readonly Term[]): (word: string) => boolean {
  // A word that pages contain as it is isn't the beginning of another one: `ad` of `address`.
  const alternatives = query.flatMap(({ alternatives: all }) =>
    all.filter(({ isPrefix }) => !isPrefix || all.every((other) => other.isPrefix || other.weight < 0.8)),
  );
  const words = new Set(alternatives.flatMap(({ word, isPrefix }) => (isPrefix ? [] : [word])));
  const starts = alternatives.flatMap(({ word, isPrefix }) => (isPrefix ? [word] : []));
  const isMatch = (word: string) =>
    partsOf(word).some(
      ({ part, forms }) =>
        forms.some((form) => words.has(form)) || starts.some((start) => part.startsWith(start)),
    );
  // All results repeat the same words.
  const known = new Map<string, boolean>();
  return (word) => cached(known, word, () => isMatch(word));
}

const findMatches = (text: string, isMatch: (word: string) => boolean) =>
  [...text.matchAll(/[\p{L}\p{N}_]+/gu)].flatMap(({ 0: word, index }) =>
    isMatch(word) ? [{ at: index, end: index + word.length }] : [],
  );

/** Splits a text into matching and other parts, so that pages can highlight them without HTML. */
export function markWords(text: string, isMatch: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { at, end } of findMatches(text, isMatch)) {
    if (at > from) pieces.push({ text: text.slice(from, at), isMatch: false });
    pieces.push({ text: text.slice(at, end), isMatch: true });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMatch: false });
  return pieces;
}

/** Returns the part of a text with most words of a query, split for highlighting. */
export function createExcerpt(text: string, isMatch: (word: string) => boolean): Piece[] {
  const matches = findMatches(text, isMatch);
  let from = 0;
  let most = 0;
  // The window moves over the matches, of which a long text has hundreds.
  let [first, next] = [0, 0];
  for (const { at } of matches) {
    const start = Math.max(0, at - 40);
    while ((matches[first]?.at ?? start) < start) first += 1;
    while ((matches[next]?.end ?? Number.POSITIVE_INFINITY) <= start + LENGTH) next += 1;
    if (next - first > most) [from, most] = [start, next - first];
  }
  if (from > 0) from = text.lastIndexOf(' ', from) + 1;
  let to = text.length;
  if (from + LENGTH < text.length) to = Math.max(text.lastIndexOf(' ', from + LENGTH), from + 1);
  const pieces = markWords(text.slice(from, to), isMatch);
  if (from > 0) pieces.unshift({ text: '… ', isMatch: false });
  if (to < text.length) pieces.push({ text: ' …', isMatch: false });
  return pieces;
}
