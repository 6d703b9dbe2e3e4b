import { meantWords, nearlySame } from './spelling';
import { synonymsOf, translationsOf, withoutIdioms } from './synonyms';
import { fold, isMeaningful, stemOf, wordsOf } from './words';

/** A word of the index that stands for a word of the query, with how much it counts. */
export interface Alternative {
  term: string;
  weight: number;
  /** All words that begin with the term. */
  isPrefix?: boolean;
}

/** A word of the query with everything that may stand for it. */
export interface Concept {
  word: string;
  alternatives: Alternative[];
  /** The known word that was searched in place of one that no text has. */
  corrected?: string;
}

/** What is known of the words of the index. */
export interface Vocabulary {
  /** How often each word and stem stands in the texts. */
  counts: ReadonlyMap<string, number>;
  /** How often each word stands there as it is written. */
  words: ReadonlyMap<string, number>;
  language: string;
  /** Two neighbouring words of a title, by how they look when they are written as one. */
  joined: ReadonlyMap<string, readonly string[]>;
}

/** Words of a query above which it is pasted rather than typed, and its unknown words are names rather than slips. */
const PASTED = 6;

const stemsOf = (word: string, language: string): string[] =>
  [...new Set([stemOf(word, 'en'), ...(language === 'de' ? [stemOf(word, 'de')] : [])])].filter(
    (stem) => stem !== word,
  );

const known = new Map<string, string[]>();

/** A word with its stems, as the index keeps it. */
export function formsOf(word: string, language: string): string[] {
  const key = `${language} ${word}`;
  const forms = known.get(key) ?? [word, ...stemsOf(word, language)];
  known.set(key, forms);
  return forms;
}

function splitWord(word: string, counts: ReadonlyMap<string, number>): string[] {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => (counts.get(part) ?? 0) > 2)) return parts;
  }
  return [];
}

/** The longest known word that a word ends with, but for short ones. */
function tailOf(word: string, counts: ReadonlyMap<string, number>): string | undefined {
  for (let at = 3; at <= word.length - 6; at += 1) if (counts.has(word.slice(at))) return word.slice(at);
  return undefined;
}

/** What may stand between the parts of a German compound. */
const JOINTS = ['', 's', 'es', 'n', 'en', 'er', 'e'];

/**
 * The parts of a German compound, each a word of the texts or of the dictionary; none for a word that is no such
 * compound. Of several ways the one with the longest shortest part.
 */
function compoundParts(word: string, counts: ReadonlyMap<string, number>): string[] {
  const isWord = (part: string) =>
    part.length > 3 &&
    ((counts.get(part) ?? 0) > 1 || formsOf(part, 'de').some((form) => translationsOf(form).length > 0));
  let best: string[] = [];
  const least = (parts: readonly string[]) => Math.min(...parts.map(({ length }) => length));
  for (let at = 4; at <= word.length - 4; at += 1) {
    const tail = word.slice(at);
    if (!isWord(tail)) continue;
    for (const joint of JOINTS) {
      const front = word.slice(0, at);
      if (!front.endsWith(joint)) continue;
      const parts = [front.slice(0, front.length - joint.length), tail];
      if (isWord(parts[0] ?? '') && (best.length === 0 || least(parts) > least(best))) best = parts;
    }
  }
  return best;
}

/** What the longest known word that a German compound begins with is in the texts, in both languages. */
function frontOf(word: string, counts: ReadonlyMap<string, number>): string[] {
  for (let to = word.length - 3; to >= 5; to -= 1) {
    const forms = formsOf(word.slice(0, to), 'de');
    const meant = [
      ...forms,
      ...forms.flatMap((form) => translationsOf(form).flatMap((one) => formsOf(one, 'en'))),
    ];
    const found = meant.filter((form) => form.length > 3 && counts.has(form));
    if (found.length > 0) return found;
  }
  return [];
}

/** The words of a title that a word was meant to be, written as one with a slip: `quikstart`. */
function meantPair(
  word: string,
  joined: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const [pair] = meantWords(word, new Map([...joined.keys()].map((one) => [one, 1])), 1);
  return pair === undefined ? undefined : joined.get(pair);
}

/** Whether neither the texts nor the dictionary have a word. */
const isNew = (form: string, counts: ReadonlyMap<string, number>): boolean =>
  !counts.has(form) && translationsOf(form).length === 0;

function conceptOf(
  word: string,
  { isLast, isPasted }: { isLast: boolean; isPasted: boolean },
  { counts, words, language, joined }: Vocabulary,
): Concept {
  const alternatives: Alternative[] = [];
  const add = (term: string, weight: number, isPrefix = false) => {
    if (alternatives.some((other) => other.term === term && other.isPrefix === isPrefix)) return;
    if (isPrefix || counts.has(term)) alternatives.push({ term, weight, isPrefix });
  };
  add(word, 1);
  for (const stem of stemsOf(word, language)) add(stem, 0.8);
  const isKnown = alternatives.length > 0;
  if (language === 'de')
    for (const form of formsOf(word, language))
      for (const other of translationsOf(form)) for (const term of formsOf(other, 'en')) add(term, 0.8);
  for (const form of formsOf(word, 'en'))
    for (const other of synonymsOf(form))
      for (const term of formsOf(other, 'en')) add(term, isKnown ? 0.4 : 0.75);
  const isStart = word.length > (isLast ? 1 : 2) && [...words.keys()].some((known) => known.startsWith(word));
  // A word that is still being typed.
  if (isStart && (isLast || !isKnown)) add(word, isKnown ? (word.length < 4 ? 0.6 : 0.3) : 0.75, true);
  if (!isKnown && isLast && isStart && word.length > 3) return { word, alternatives };
  if (alternatives.some(({ weight, isPrefix }) => weight > 0.7 && !isPrefix)) {
    for (const other of isKnown ? nearlySame(word, words) : []) add(other, 0.5);
    return { word, alternatives };
  }
  const parts = splitWord(word, words);
  for (const part of parts) add(part, 0.7);
  if (parts.length > 0) return { word, alternatives };
  const [corrected, ...others] = meantWords(word, words, isPasted ? 1 : 2);
  const nearest = corrected === undefined ? meantPair(word, joined) : undefined;
  if (nearest) {
    for (const part of nearest) for (const form of formsOf(part, language)) add(form, 0.8);
    return { word, alternatives, corrected: nearest.join(' ') };
  }
  if (corrected === undefined) {
    // What a German compound ends with is what it is.
    const tail = language === 'de' ? tailOf(word, counts) : undefined;
    for (const form of tail ? formsOf(tail, 'de') : []) add(form, 0.6);
    for (const form of language === 'de' ? frontOf(word, counts) : []) add(form, 0.6);
    return { word, alternatives };
  }
  for (const form of formsOf(corrected, language)) add(form, 0.8);
  for (const part of splitWord(corrected, words)) add(part, 0.7);
  for (const other of synonymsOf(corrected)) add(other, 0.2);
  for (const other of others) add(other, 0.5);
  return isStart && isLast ? { word, alternatives } : { word, alternatives, corrected };
}

/**
 * The words of a query that say what is looked for, each with what may stand for it. Words that say nothing are left
 * out, unless there are no others.
 */
export function conceptsOf(query: string, vocabulary: Vocabulary): Concept[] {
  const { counts } = vocabulary;
  const tokens = withoutIdioms(query).match(/[\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*/gu) ?? [];
  const words = tokens.flatMap((token) => {
    const [whole = '', ...parts] = wordsOf(token);
    // A name that some text has is searched as it is written, any other by its parts.
    return counts.has(whole) || parts.length === 0 ? [whole] : parts;
  });
  const inParts = words.flatMap((word) => {
    const isUnknown =
      vocabulary.language === 'de' && formsOf(fold(word), 'de').every((form) => isNew(form, counts));
    const parts = isUnknown ? compoundParts(fold(word), counts) : [];
    return parts.length > 0 ? parts : [word];
  });
  const distinct = [...new Set(inParts.map(fold))].filter((word) => word !== '');
  const meaningful = distinct.filter((word) => isMeaningful(word) && (word.length > 1 || /\d/.test(word)));
  const chosen = meaningful.length > 0 ? meaningful : distinct;
  const isPasted = chosen.length > PASTED;
  const concepts = chosen.map((word, index) =>
    conceptOf(word, { isLast: index === chosen.length - 1, isPasted }, vocabulary),
  );
  // `sub folder` is `subfolder`, too.
  for (const [index, concept] of concepts.entries()) {
    const next = concepts[index + 1];
    const joined = next && `${concept.word}${next.word}`;
    if (!joined) continue;
    const meant = [
      ...(counts.has(joined) ? [{ term: joined, weight: 0.9 }] : []),
      ...synonymsOf(joined).flatMap((term) => (counts.has(term) ? [{ term, weight: 0.75 }] : [])),
    ];
    for (const one of meant.length > 0 ? [concept, next] : []) {
      one.alternatives.push(...meant);
      delete one.corrected;
    }
  }
  return concepts;
}
