import { fold, stemOf } from './words';

const LENGTH = 170;

/** A piece of an excerpt; matches are those that a word of the query stands for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

const hasWord = (word: string, terms: ReadonlySet<string>): boolean => {
  const folded = fold(word);
  return terms.has(folded) || terms.has(stemOf(folded, 'en')) || terms.has(stemOf(folded, 'de'));
};

/**
 * The part of a text that holds most words of a query, in pieces, so that the dialog can mark them without HTML.
 * @param terms words and stems, folded
 */
export function excerptOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const words = [...text.matchAll(/[\p{L}\p{N}_]+/gu)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    isMatch: hasWord(match[0], terms),
  }));
  const matches = words.filter(({ isMatch }) => isMatch);
  let from = 0;
  let most = 0;
  for (const { at } of matches) {
    const start = Math.max(0, at - 40);
    const count = matches.filter((other) => other.at >= start && other.end <= start + LENGTH).length;
    if (count > most) [from, most] = [start, count];
  }
  if (from > 0) from = text.lastIndexOf(' ', from) + 1;
  let to = text.length;
  if (from + LENGTH < text.length) to = Math.max(text.lastIndexOf(' ', from + LENGTH), from + 1);
  const pieces: Piece[] = [];
  let at = from;
  for (const word of matches) {
    if (word.at < from || word.end > to) continue;
    if (word.at > at) pieces.push({ text: text.slice(at, word.at), isMatch: false });
    pieces.push({ text: text.slice(word.at, word.end), isMatch: true });
    at = word.end;
  }
  if (at < to) pieces.push({ text: text.slice(at, to), isMatch: false });
  if (from > 0) pieces.unshift({ text: '… ', isMatch: false });
  if (to < text.length) pieces.push({ text: ' …', isMatch: false });
  return pieces;
}
