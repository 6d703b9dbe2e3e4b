import { compoundEnds, compoundParts } from './german';
import type { Vocabulary } from './search-index';
import { corrections } from './spelling';
import { synonymsOf, translationsOf, withoutIdioms } from './synonyms';
import { fold, formsOf, isMeaningful, tokensOf, weightOf, wordsOf } from './words';

/** A word of the index that a word of the query matches, with its weight. */
export interface Alternative {
  word: string;
  weight: number;
  /** Matches all words that begin so. */
  isPrefix?: boolean;
}

/** A word of a query with everything that it matches. */
export interface QueryWord {
  word: string;
  alternatives: Alternative[];
  /** The known word that is searched in place of a typo. */
  corrected?: string;
  /** Whether no text contains the word, in any form; its alternatives are related at most. */
  isMissing?: boolean;
}

/** Words of a query above which it is pasted rather than typed, and its unknown words are names rather than typos. */
const PASTED = 6;

/** Words that are searched; a longer text says the same several times. */
const MOST_WORDS = 40;

function splitWord(word: string, counts: ReadonlyMap<string, number>): string[] {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => (counts.get(part) ?? 0) > 2)) return parts;
  }
  return [];
}

/** Returns the known words that a typo stands for, each list one word; two for words of a title typed as one. */
function correct(word: string, isPasted: boolean, vocabulary: Vocabulary): string[][] {
  const { words, joined, dictionary } = vocabulary;
  if (dictionary.has(word)) return [];
  const found = corrections(word, words, isPasted ? 1 : 2).map((one) => [one]);
  if (found.length > 0) return found;
  const [pair = ''] = corrections(word, new Map([...joined.keys()].map((one) => [one, 1])), 1);
  const parts = joined.get(pair);
  return parts ? [[...parts]] : [];
}

function queryWord(
  word: string,
  { isLast, isPasted, isVerbatim }: { isLast: boolean; isPasted: boolean; isVerbatim: boolean },
  vocabulary: Vocabulary,
): QueryWord {
  const { counts, words, language } = vocabulary;
  const alternatives: Alternative[] = [];
  const add = (term: string, weight: number, isPrefix = false) => {
    if (alternatives.some((other) => other.word === term && other.isPrefix === isPrefix)) return;
    if (isPrefix || counts.has(term)) alternatives.push({ word: term, weight, isPrefix });
  };
  const forms = formsOf(word, language);
  for (const [index, form] of forms.entries()) add(form, index === 0 ? 1 : 0.8);
  const isKnown = alternatives.length > 0;
  const translations = language === 'de' ? forms.flatMap(translationsOf) : [];
  for (const other of translations) for (const term of formsOf(other, 'en')) add(term, 0.8);
  for (const other of formsOf(word, 'en').flatMap(synonymsOf))
    for (const term of formsOf(other, 'en')) add(term, isKnown ? 0.4 : 0.75);
  const isStart = word.length > (isLast ? 1 : 2) && [...words.keys()].some((known) => known.startsWith(word));
  // The reader may still be typing the word.
  if (isStart && (isLast || !isKnown)) add(word, isKnown ? (word.length < 4 ? 0.6 : 0.3) : 0.75, true);
  if (!isKnown && isLast && isStart && word.length > 3) return { word, alternatives };
  const isVisible = forms.some((form) => vocabulary.visible.has(form)) || translations.length > 0;
  const isMissing = !isVisible && !isPasted && /^\p{L}{3,}$/u.test(word) && weightOf(word) === 1;
  if (alternatives.some(({ weight, isPrefix }) => weight > 0.7 && !isPrefix))
    return { word, alternatives, isMissing };
  const parts = splitWord(word, words);
  for (const part of parts) add(part, 0.7);
  if (parts.length > 0) return { word, alternatives };
  const [corrected, ...others] = isVerbatim ? [] : correct(word, isPasted, vocabulary);
  if (!corrected) {
    const ends = language === 'de' ? compoundEnds(word, counts) : [];
    for (const end of ends) add(end, 0.6);
    return { word, alternatives, isMissing: isMissing && ends.length === 0 };
  }
  for (const one of corrected) for (const form of formsOf(one, language)) add(form, 0.8);
  for (const other of others.flat()) add(other, 0.5);
  return isStart && isLast ? { word, alternatives } : { word, alternatives, corrected: corrected.join(' ') };
}

/** Lets two words match their spelling as one: `sub folder` is `subfolder`, too. */
function addJoined(words: readonly QueryWord[], counts: ReadonlyMap<string, number>): void {
  for (const [index, first] of words.entries()) {
    const second = words[index + 1];
    if (!second) return;
    const joined = first.word + second.word;
    const found = [
      ...(counts.has(joined) ? [{ word: joined, weight: 0.9 }] : []),
      ...synonymsOf(joined).flatMap((word) => (counts.has(word) ? [{ word, weight: 0.75 }] : [])),
    ];
    if (found.length === 0) continue;
    for (const one of [first, second]) {
      one.alternatives.push(...found);
      delete one.corrected;
      delete one.isMissing;
    }
  }
}

/**
 * Returns the meaningful words of a query with what each matches; all its words where none is meaningful.
 * @param isVerbatim leaves typos as they are
 */
export function queryWords(query: string, vocabulary: Vocabulary, isVerbatim = false): QueryWord[] {
  const { counts, language } = vocabulary;
  const typed = tokensOf(withoutIdioms(query)).flatMap((token) => {
    const [whole = '', ...parts] = wordsOf(token);
    // A name that a text contains is searched as a whole, any other by its parts.
    return counts.has(whole) || parts.length === 0 ? [whole] : parts;
  });
  const folded = typed.map(fold);
  const split = language === 'de' ? folded.flatMap((word) => compoundParts(word, counts)) : folded;
  const distinct = [...new Set(split)].filter((word) => word !== '').slice(0, MOST_WORDS);
  const meaningful = distinct.filter((word) => isMeaningful(word) && (word.length > 1 || /\d/.test(word)));
  const chosen = meaningful.length > 0 ? meaningful : distinct;
  const isPasted = chosen.length > PASTED;
  const words = chosen.map((word, index) =>
    queryWord(word, { isLast: index === chosen.length - 1, isPasted, isVerbatim }, vocabulary),
  );
  addJoined(words, counts);
  return words;
}
