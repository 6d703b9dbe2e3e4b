import { exactMatch, exactQuery } from './exact';
import type { IndexedDocument } from './indexed-document';
import { isCompound, nameOfKey } from './keys';
import { phraseMatcher } from './phrases';
import { type QueryTerm, shareOf } from './query-terms';
import type { SearchIndex } from './search-index';
import type { DocumentKind } from './types';
import { formsOf, isMeaningful, sequenceOf, wordsOf } from './words';

/** A document with its score; 1 is one that contains every term in the best field. */
export interface Ranked {
  document: IndexedDocument;
  score: number;
}

/** Documents that are compared in detail. */
const CANDIDATES = 150;

/** Weight of a key whose path is typed: texts that name it as well come after it. */
const SPELLED_KEY = 0.4;

/** Weight of a title that says what the query says and nothing else. */
const TITLE_WEIGHT: Record<DocumentKind, number> = {
  page: 0.5,
  operation: 0.45,
  setting: 0.35,
  section: 0.3,
  row: 0.15,
  term: 0.1,
};

const MEANING = /^(what (is|are|does)|was (ist|sind|bedeutet|heißt))\b/i;

/** Weight of the title of a term for a reader who asks for its meaning. */
const TERM_MEANING = 0.9;

/** Weights of the signals, each from 0 to 1, tuned with the queries in `tests/search`. */
export const WEIGHT = {
  /** Share of the terms that the document contains by their fields, less for those that only its page contains. */
  content: 0.4,
  /** Share of the terms that it contains in any field. */
  covered: 0.6,
  full: 0.25,
  /** Share of the terms that the head of its page contains. */
  head: 0.8,
  page: 0.2,
  /** Whether it contains the query in its exact spelling. */
  exact: 1.4,
  /** Whether the words of the query are consecutive. */
  pairs: 0.5,
  /** How far its title says what the query says. */
  title: 1.1,
  /** How far a phrase of it says what the query says. */
  phrase: 0.4,
  pagePhrase: 0.75,
  /** Whether it has the very phrase, in other words at most. */
  samePhrase: 0.25,
};

/** Above 1: among many phrases some share a word with any query, which says little. */
const PHRASE_POWER = 1.5;

/** Match from which a phrase says the same as a query. */
const SAME_PHRASE = 0.92 ** PHRASE_POWER;

function priorOf({ document, page }: IndexedDocument, isExact: boolean): number {
  if (document.kind === 'setting') {
    const ofKey = document.code === '' ? 0.03 : -0.5;
    return isCompound(nameOfKey(document)) ? ofKey : ofKey - 0.25;
  }
  // Known differences come after the documentation, and schemas after the operations whose properties they repeat.
  if (page.url.includes('/api/running-server/')) return -0.4;
  if (page.url.includes('/api/schemas/')) return -0.9;
  // A row is for a pasted message, and a detail otherwise.
  if (document.kind === 'row') return isExact ? 0 : -0.45;
  return document.kind === 'page' ? 0.14 : 0;
}

/** Returns how far the words of a query are consecutive in a document, from 0 to 1. */
function pairMatch(query: readonly string[], { sequences }: IndexedDocument): number {
  let matched = 0;
  let all = 0;
  for (let at = 1; at < query.length; at += 1) {
    const [a = '', b = ''] = [query[at - 1], query[at]];
    const weight = isMeaningful(a) || isMeaningful(b) ? 1 : 0.3;
    all += weight;
    if (sequences.some((sequence) => sequence.includes(` ${a} ${b} `))) matched += weight;
  }
  return all > 0 ? matched / all : 0;
}

const hasStart = (start: string | undefined) => (word: string) =>
  start !== undefined && word.startsWith(start);

/** Returns how far a title says what the query says and nothing else, from 0 to 1. */
function titleMatch({ document }: IndexedDocument, terms: readonly QueryTerm[], language: string): number {
  const key = document.kind === 'setting' ? nameOfKey(document) : '';
  const title = isCompound(key) ? key : document.title;
  const forms = new Set(wordsOf(title).flatMap((word) => formsOf(word, language)));
  const parts = [...new Set(sequenceOf(title.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')))].filter(isMeaningful);
  const matching = terms.filter(
    ({ equivalents, start }) =>
      equivalents.some((word) => forms.has(word)) || [...forms].some(hasStart(start)),
  );
  if (matching.length === 0 || parts.length === 0) return 0;
  const matched = parts.filter((part) =>
    matching.some(
      ({ equivalents, start }) =>
        hasStart(start)(part) || formsOf(part, language).some((form) => equivalents.includes(form)),
    ),
  );
  // A name that is one word matches as a whole.
  const ofTitle = matched.length === 0 ? 1 : matched.length / parts.length;
  return shareOf(terms, (term) => (matching.includes(term) ? 1 : 0)) * ofTitle;
}

/** Returns the best phrase match of each document and of each page. */
function phraseMatches(terms: readonly QueryTerm[], index: SearchIndex) {
  const documents = new Map<IndexedDocument, number>();
  const pages = new Map<number, number>();
  const match = phraseMatcher(terms);
  for (const one of index.documents) {
    if (one.phrases.length === 0) continue;
    const best = Math.max(...one.phrases.map(match)) ** PHRASE_POWER;
    documents.set(one, best);
    pages.set(one.document.page, Math.max(pages.get(one.document.page) ?? 0, best));
  }
  return { documents, pages };
}

/** Ranks the documents for a query, best first. */
export function rank(query: string, terms: readonly QueryTerm[], index: SearchIndex): Ranked[] {
  const exact = exactQuery(query);
  const sequence = sequenceOf(query);
  const isMeaning = MEANING.test(query);
  const phrases = phraseMatches(terms, index);
  const candidates = index.documents.map((document) => {
    const { page } = document.document;
    const phrase = phrases.documents.get(document) ?? 0;
    const signals = {
      content: shareOf(terms, ({ scores, pages }) =>
        Math.max(scores.get(document.number) ?? 0, 0.35 * (pages.get(page) ?? 0)),
      ),
      head: shareOf(terms, ({ scores }) => scores.get(index.headOf(page)) ?? 0),
      page: shareOf(terms, ({ pages }) => pages.get(page) ?? 0),
      exact: exactMatch(exact, document, index),
      phrase,
      pagePhrase: phrases.pages.get(page) ?? 0,
      samePhrase: phrase > SAME_PHRASE ? 1 : 0,
    };
    const rough = signals.content + 1.5 * signals.exact + phrase + 0.35 * signals.head + 0.2 * signals.page;
    return { document, signals, rough };
  });
  return candidates
    .filter(({ signals }) => signals.content > 0 || signals.exact > 0 || signals.phrase > 0)
    .sort((a, b) => b.rough - a.rough)
    .slice(0, CANDIDATES)
    .map(({ document, signals }) => {
      const {
        number,
        document: { kind },
      } = document;
      const isSpelled = kind === 'setting' && signals.exact > 0 && exact.key !== undefined;
      const prior = isSpelled
        ? SPELLED_KEY
        : priorOf(document, signals.exact > 0.3) * Math.min(1, signals.content * 2);
      const covered = shareOf(terms, ({ scores }) => ((scores.get(number) ?? 0) > 0.25 ? 1 : 0));
      const titleWeight = isMeaning && kind === 'term' ? TERM_MEANING : TITLE_WEIGHT[kind];
      const all: Record<keyof typeof WEIGHT, number> = {
        ...signals,
        covered,
        full: covered > 0.99 ? 1 : 0,
        title: titleWeight * titleMatch(document, terms, index.vocabulary.language),
        pairs: pairMatch(sequence, document),
      };
      let score = prior;
      for (const name of SIGNALS) score += WEIGHT[name] * all[name];
      return { document, score };
    })
    .sort((a, b) => b.score - a.score);
}

const SIGNALS = Object.keys(WEIGHT) as (keyof typeof WEIGHT)[];
