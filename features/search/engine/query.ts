import type { Vocabulary } from './search-index';
import { findCorrection } from './spelling';
import { getSynonyms, getTranslations } from './synonyms';
import { getTokens, inflect, isMeaningful, isSideWord, wordsOfToken } from './words';

interface Alternative {
  word: string;
  weight: number;
  /** Whether it matches all words with this prefix. */
  isPrefix: boolean;
}

/** A word of a query with everything that it matches. */
export interface Term {
  word: string;
  /** What the reader typed: the name that the word is a part of, or the word with its accents. */
  typed: string;
  /** Whether it is an identifier or a code such as `IDX10720`, which weighs more than other words. */
  isName: boolean;
  alternatives: Alternative[];
  corrected?: string;
  /** Whether no text contains it, in any form. */
  isMissing: boolean;
}

/** Number of words from which a query was pasted; its unknown words are names, not typos. */
const PASTED_WORDS = 6;

const MAX_WORDS = 40;

/** Identifiers and codes: `pageSize`, `22P02`, `AUTH_URL`, `127.0.0.1`. */
const NAME = /\p{Ll}\p{Lu}|_|\p{L}\d|\d\p{L}|\d[.-]\d/u;

const LINKING_ELEMENTS = ['', 's', 'es', 'n', 'en', 'er', 'e'];

interface Unit extends Pick<Term, 'word' | 'typed' | 'isName'> {
  isPart: boolean;
  isUnknownName: boolean;
}

/** Splits a compound, such as `connectionstring`; in German with a linking element. */
function splitCompound(word: string, { counts, words, language }: Vocabulary): string[] {
  const isWord = (part: string) =>
    part.length > (language === 'de' ? 3 : 2) &&
    ((words.get(part) ?? 0) > 2 ||
      (language === 'de' && inflect(part, 'de').some((form) => getTranslations(form).length > 0)));
  if (inflect(word, language).some((form) => counts.has(form) || getTranslations(form).length > 0)) return [];
  let best: string[] = [];
  const shortest = (parts: readonly string[]) => Math.min(...parts.map(({ length }) => length));
  for (let at = 3; at <= word.length - 3; at += 1)
    for (const link of language === 'de' ? LINKING_ELEMENTS : ['']) {
      const parts = [word.slice(0, at - link.length), word.slice(at)];
      if (!word.slice(0, at).endsWith(link) || !parts.every(isWord)) continue;
      if (best.length === 0 || shortest(parts) > shortest(best)) best = parts;
    }
  if (best.length === 0 && language !== 'de') return [];
  // A word with one typo: `tempalte` isn't `temp` and `alte`. Looked for last, because it reads all words.
  if (findCorrection(word, words, 1) !== undefined) return [];
  if (best.length > 0) return best;
  // An unknown German compound can still match by its beginning.
  for (let at = word.length - 3; at > 4; at -= 1) if (isWord(word.slice(0, at))) return [word.slice(0, at)];
  return [];
}

/** Returns the lookups for a token, which are its parts unless it is a name that a text contains. */
function toUnits(token: string, vocabulary: Vocabulary): Unit[] {
  const [whole = '', ...parts] = wordsOfToken(token);
  const isName = NAME.test(token);
  const isUnknownName = isName && !vocabulary.visible.has(whole);
  const unit = (word: string, isPart: boolean): Unit => ({
    word,
    typed: token,
    isName: isName && !isPart,
    isPart,
    isUnknownName,
  });
  if (parts.length > 0 && !(isName && vocabulary.counts.has(whole)))
    return parts.map((part) => unit(part, isName));
  const split = isName ? [] : splitCompound(whole, vocabulary);
  return (split.length > 0 ? split : [whole]).map((part) => unit(part, false));
}

/** Returns whether the pages contain a text as a part of a longer word. */
function isPartOfWord(typed: string, { visible }: Vocabulary): boolean {
  const [whole = ''] = wordsOfToken(typed);
  return [...visible].some((known) => known.includes(whole));
}

interface Circumstances {
  /** The word together with the one before it, and with the one after it: `web hooks` is `webhooks`. */
  joined: string[];
  isLast: boolean;
  isPasted: boolean;
  isVerbatim: boolean;
}

function createTerm(
  { word, typed, isName, isPart, isUnknownName }: Unit,
  { joined, isLast, isPasted, isVerbatim }: Circumstances,
  vocabulary: Vocabulary,
): Term {
  const { counts, words, visible, dictionary, language } = vocabulary;
  const alternatives: Alternative[] = [];
  const add = (other: string, weight: number, isPrefix = false) => {
    if (alternatives.some((known) => known.word === other && known.isPrefix === isPrefix)) return;
    if (isPrefix || counts.has(other)) alternatives.push({ word: other, weight, isPrefix });
  };
  const forms = inflect(word, language);
  for (const [index, form] of forms.entries()) add(form, index === 0 ? 1 : 0.8);
  const isKnown = alternatives.length > 0;
  for (const other of joined) add(other, 0.8);
  // Readers of English pages also ask in German.
  const translations =
    language === 'de' || !isKnown ? [...forms, ...inflect(word, 'de')].flatMap(getTranslations) : [];
  for (const other of translations) for (const form of inflect(other, 'en')) add(form, 0.8);
  for (const other of inflect(word, 'en').flatMap(getSynonyms))
    for (const form of inflect(other, 'en')) add(form, isKnown ? 0.4 : 0.75);
  const isStart =
    /\p{L}/u.test(word) &&
    word.length > (isLast ? 1 : 2) &&
    [...words.keys()].some((known) => known.startsWith(word));
  // The reader may still be typing the word.
  if (isStart && (isLast || !isKnown)) add(word, isKnown ? (word.length < 4 ? 0.6 : 0.3) : 0.75, true);
  const isBegun = isStart && isLast && word.length > 3;
  const isVisible = forms.some((form) => visible.has(form)) || translations.length > 0;
  const isWord = /^\p{L}{3,}$/u.test(word);
  const term: Term = {
    word,
    typed,
    isName,
    alternatives,
    isMissing:
      !isPasted && !isBegun && (isUnknownName || (!isVisible && isWord)) && !isPartOfWord(typed, vocabulary),
  };
  const isFound = alternatives.some(({ weight, isPrefix }) => weight > 0.7 && !isPrefix);
  const isRight = isFound || isBegun || isSideWord(word) || dictionary.has(word);
  if (isRight || isName || isPart || isVerbatim) return term;
  const corrected = findCorrection(word, words, isPasted ? 1 : 2);
  if (corrected === undefined) return term;
  for (const form of inflect(corrected, language)) add(form, 0.8);
  return isStart && isLast ? term : { ...term, corrected };
}

/**
 * Returns the meaningful words of a query; all words if none is meaningful.
 * @param isVerbatim keeps typos
 */
export function readQuery(query: string, vocabulary: Vocabulary, isVerbatim: boolean): Term[] {
  const units = getTokens(query).flatMap((token) => toUnits(token, vocabulary));
  const distinct = units.filter(({ word }, index) => units.findIndex((one) => one.word === word) === index);
  const meaningful = distinct.filter(
    ({ word }) => isMeaningful(word) && (word.length > 1 || /\d/.test(word)),
  );
  const chosen = (meaningful.length > 0 ? meaningful : distinct).slice(0, MAX_WORDS);
  const isPasted = chosen.length > PASTED_WORDS;
  const join = (at: number) => (chosen[at]?.word ?? '') + (chosen[at + 1]?.word ?? '');
  return chosen.map((unit, at) => {
    const isLast = at === chosen.length - 1;
    return createTerm(unit, { joined: [join(at - 1), join(at)], isLast, isPasted, isVerbatim }, vocabulary);
  });
}
