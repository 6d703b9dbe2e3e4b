import { bare, type Corpus } from './corpus';
import { type Concept, formsOf } from './terms';
import type { SearchPage, SearchRecord } from './types';
import { isMeaningful, sequenceOf, weightOf, wordsOf } from './words';
import { callIn, callMatch, keyMatch, keyParts, type WrittenCall } from './written';

/** A record by its number, with how well it answers; 1 is a record that holds every word in the best place. */
export interface Scored {
  index: number;
  score: number;
}

/** A word of the query with the records that hold it. */
interface Wanted {
  weight: number;
  /** Words that stand for it, without the merely related ones. */
  terms: string[];
  /** How well each record holds it, from 0 to 1. */
  matches: ReadonlyMap<number, number>;
  /** The best of each page. */
  ofPage: ReadonlyMap<number, number>;
}

/** A query as it is written. */
interface Written {
  text: string;
  key: string[] | undefined;
  call: WrittenCall | undefined;
}

/** Records that may say the same without saying little. */
const FEW = 8;

/** Records that are looked at more closely. */
const CANDIDATES = 150;

/** What a key is worth that is asked for by its path: texts that name it as well come behind. */
const SPELLED_KEY = 0.4;

/** What a title is worth that says what is asked and nothing else. */
const TITLE_WORTH: Record<SearchRecord['kind'], number> = {
  page: 0.5,
  operation: 0.45,
  setting: 0.35,
  section: 0.3,
  row: 0.15,
  term: 0.1,
};

/** Last part of the path of a setting. */
const nameOfKey = (record: SearchRecord): string => record.title.split(':').at(-1) ?? '';

/** Only a compound is typed to find a key: "Filter" means the thing. */
const isCompound = (name: string): boolean => /\p{Ll}\p{Lu}/u.test(name);

/** What a kind of record is worth beside what it says. */
function priorOf(record: SearchRecord, page: SearchPage): number {
  if (record.kind === 'setting')
    return (record.code === '' ? 0.02 : -0.1) - (isCompound(nameOfKey(record)) ? 0 : 0.25);
  // What the documentation says comes before what differs from it, and an operation before the schemas that repeat its members.
  if (page.url.includes('/api/running-server/')) return -0.25;
  if (page.url.includes('/api/schemas/')) return -0.25;
  if (record.kind === 'page') return 0.08;
  if (record.kind === 'term' || record.kind === 'row') return -0.05;
  return record.kind === 'operation' ? 0.04 : 0;
}

function wantedOf(concept: Concept, corpus: Corpus): Wanted {
  const matches = new Map<number, number>();
  let holders = 0;
  for (const { term, weight, isPrefix = false } of concept.alternatives) {
    const scores = corpus.scoresOf(term, isPrefix);
    const top = Math.max(0, ...scores.values());
    if (weight > 0.5) holders = Math.max(holders, scores.size);
    for (const [record, score] of scores) {
      const value = weight * Math.sqrt(score / top);
      if (value > (matches.get(record) ?? 0)) matches.set(record, value);
    }
  }
  const ofPage = new Map<number, number>();
  for (const [index, value] of matches) {
    const page = corpus.data.records[index]?.page ?? -1;
    ofPage.set(page, Math.max(ofPage.get(page) ?? 0, value));
  }
  const rarity = Math.log(1 + corpus.data.records.length / (holders || matches.size || 1));
  const terms = concept.alternatives.filter((one) => one.weight > 0.7 && !one.isPrefix);
  return { matches, ofPage, weight: rarity * weightOf(concept.word), terms: terms.map(({ term }) => term) };
}

/** What a record gains by holding the query as it is written, from 0 to 1. */
function asWritten(wanted: Written, index: number, record: SearchRecord, corpus: Corpus): number {
  if (record.kind === 'setting') {
    const own = keyParts(record.title);
    const key =
      wanted.key ??
      (isCompound(nameOfKey(record)) && /^[a-z]\w+$/.test(wanted.text) ? [wanted.text] : undefined);
    return key && own ? keyMatch(key, own) * (record.code === '' ? 1 : 0.9) : 0;
  }
  // The operation itself comes before the texts that name it.
  const worth = record.kind === 'operation' ? 1 : 0.5;
  let best = 0;
  for (const { text, call, isPlain } of corpus.names[index] ?? []) {
    if (isPlain && record.kind !== 'operation') continue;
    // What many operations say tells little; what a few say, each of them answers.
    const bearers = corpus.bearers.get(text) ?? 1;
    const rarity = 1 / Math.sqrt(bearers);
    const whole = bearers > FEW ? rarity : Math.max(0.8, rarity);
    const isMessage = /\s/.test(text) && call === undefined;
    const isPart =
      (text.length > 11 && wanted.text.includes(text)) ||
      (wanted.text.length > 11 && /\s\S+\s/.test(wanted.text) && text.includes(wanted.text));
    if (text === wanted.text) best = Math.max(best, isMessage ? whole : worth);
    else if (isMessage && isPart)
      best = Math.max(best, 0.75 * rarity * Math.min(1, wanted.text.length / text.length));
    if (wanted.call && call) best = Math.max(best, worth * callMatch(wanted.call, call));
  }
  return best;
}

/** How far the words of a query stand side by side in a record, from 0 to 1. */
function together(query: readonly string[], pairs: ReadonlySet<string>): number {
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

/** How far a title says what is asked, and nothing else, from 0 to 1. */
function titleMatch(record: SearchRecord, words: readonly Wanted[], language: string): number {
  const key = record.kind === 'setting' ? nameOfKey(record) : '';
  const shown = isCompound(key) ? key : record.title;
  const forms = new Set(wordsOf(shown).flatMap((word) => formsOf(word, language)));
  const parts = [...new Set(sequenceOf(shown.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')))].filter(isMeaningful);
  const asked = words.filter(({ terms }) => terms.some((term) => forms.has(term)));
  if (asked.length === 0 || parts.length === 0) return 0;
  const met = parts.filter((part) =>
    asked.some(({ terms }) => formsOf(part, language).some((form) => terms.includes(form))),
  );
  const sum = (some: readonly Wanted[]) => some.reduce((total, { weight }) => total + weight, 0);
  // A name that is one word is met as a whole.
  return (sum(asked) / sum(words)) * (met.length === 0 ? 1 : met.length / parts.length);
}

/**
 * Records by how well they answer a query, best first: how many of its words they hold and where, what their page is
 * about, whether the words stand together, and whether something is written there exactly so.
 */
export function rank(query: string, concepts: readonly Concept[], corpus: Corpus): Scored[] {
  const words = concepts.map((concept) => wantedOf(concept, corpus));
  const all = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const share = (value: (word: Wanted) => number) =>
    words.reduce((sum, word) => sum + word.weight * value(word), 0) / all;
  const topics = new Map<number, number>();
  for (const [page, head] of corpus.heads) {
    const topic = share(
      ({ matches, ofPage }) => 0.35 * (matches.get(head) ?? 0) + 0.2 * (ofPage.get(page) ?? 0),
    );
    topics.set(page, topic);
  }
  const written: Written = { text: bare(query), key: keyParts(query), call: callIn(query) };
  const sequence = sequenceOf(query);
  return corpus.data.records
    .map((record, index) => {
      const base = share(({ matches, ofPage }) =>
        Math.max(matches.get(index) ?? 0, 0.35 * (ofPage.get(record.page) ?? 0)),
      );
      const literal = 1.5 * asWritten(written, index, record, corpus);
      return { index, record, base, literal, topic: topics.get(record.page) ?? 0 };
    })
    .filter(({ base, literal }) => base > 0 || literal > 0)
    .sort((a, b) => b.base + b.literal + b.topic - a.base - a.literal - a.topic)
    .slice(0, CANDIDATES)
    .map(({ index, record, base, literal, topic }) => {
      const isSpelled = record.kind === 'setting' && literal > 0 && written.key !== undefined;
      const prior = isSpelled ? SPELLED_KEY : priorOf(record, corpus.pageOf(record)) * Math.min(1, base * 2);
      if (base <= 0.1) return { index, score: base + literal + prior };
      const beside = 0.4 * together(sequence, corpus.pairsOf(index, record));
      const title = TITLE_WORTH[record.kind] * titleMatch(record, words, corpus.language);
      return { index, score: base + literal + topic + beside + title + prior };
    })
    .sort((a, b) => b.score - a.score);
}
