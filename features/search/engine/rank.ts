import { cached } from './cached';
import { exactMatch, exactQuery, isCompound, keyName, spaced } from './exact';
import { matchPhrases } from './phrases';
import type { Term } from './query';
import type { IndexedDocument, SearchIndex } from './search-index';
import { type Scored, scoreTerm, shareWeigher, type WeighShare } from './terms';
import type { DocumentKind } from './types';
import { inflect, isMeaningful, splitWords, toSequence } from './words';

/** A document with its score. About 1 means that every term is in the best field. */
export interface Ranked {
  document: IndexedDocument;
  score: number;
}

/** Weights of the signals, each from 0 to 1. Changing one by 25 % has little effect. */
const WEIGHT = {
  /** Share of the terms that the document contains, weighted by rarity. */
  cover: 1.1,
  /** The same for the head of its page. */
  head: 0.45,
  page: 0.5,
  exact: 2.2,
  /** Share of the query's word sequences that the text contains. */
  run: 0.8,
  title: 1.3,
  phrase: 0.6,
  pagePhrase: 0.7,
  /** How closely a phrase of the page itself equals the query: the page is about it. */
  subject: 0.8,
};

/** Weight of a title that equals the query. */
const TITLE_WEIGHT: Record<DocumentKind, number> = {
  page: 0.5,
  operation: 0.45,
  setting: 0.35,
  section: 0.3,
  row: 0.15,
  term: 0.1,
};

/** Questions about a meaning, which the glossary and the data model answer. */
const MEANING =
  /^(what(['’]s| is| are| does)|was (ist|sind|bedeutet|heißt)|meaning of|definition of|difference|unterschied)\b|\b(vs\.?|versus)\b/i;

const CONCEPTS = /\/getting-started\/(glossary|data-model)\/$/;

interface TitleWords {
  forms: ReadonlySet<string>;
  /** The forms of each word that has a meaning. */
  parts: string[][];
}

/** Filled by queries: preparing all titles would delay the first result. */
const cachedTitles = new WeakMap<IndexedDocument, TitleWords>();

const titleWords = (one: IndexedDocument, language: string): TitleWords =>
  cached(cachedTitles, one, () => {
    const { title } = one.document;
    const parts = toSequence(title.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')).filter(isMeaningful);
    return {
      forms: new Set(splitWords(title).flatMap((word) => inflect(word, language))),
      parts: parts.map((part) => inflect(part, language)),
    };
  });

/** Returns how closely a title equals the query, from 0 to 1. */
function titleMatch({ forms, parts }: TitleWords, terms: readonly Scored[], weighShare: WeighShare): number {
  const matching = terms.filter(({ equivalents }) => equivalents.some((word) => forms.has(word)));
  if (matching.length === 0) return 0;
  const words = new Set(matching.flatMap(({ equivalents }) => equivalents));
  const matched = parts.filter((part) => part.some((form) => words.has(form)));
  // A name that is one word matches as a whole.
  const ofTitle = matched.length === 0 ? 1 : matched.length / parts.length;
  return weighShare((term) => (matching.includes(term) ? 1 : 0)) * ofTitle;
}

/** Returns the sequences of three words. Pasted text shares them with the text that explains it. */
function wordSequences(query: string): string[] {
  const words = toSequence(query);
  return words.slice(2).map((word, at) => ` ${words[at]} ${words[at + 1]} ${word} `);
}

function kindBonus({ document, page }: IndexedDocument, isExact: boolean): number {
  if (document.kind === 'setting') {
    // A key as typed ranks above texts that name it; a key without effect ranks below them.
    const ofKind = isExact ? 0.5 : isCompound(keyName(document)) ? 0 : -0.25;
    return ofKind - (document.code === '' ? 0 : 0.5);
  }
  // Other servers and releases rank below the documentation, schemas below the operations that use them.
  if (/\/(running-server|later-releases)\//.test(page.url)) return -0.5;
  if (page.url.includes('/api/schemas/')) return -0.9;
  // Guides are more useful than an operation that the sandbox lacks.
  if (document.isServerOnly) return isExact ? 0 : -0.4;
  // A row matches a pasted message; for other queries it is a detail.
  if (document.kind === 'row') return isExact ? 0 : -0.45;
  return document.kind === 'page' ? 0.14 : 0;
}

/** Returns a bonus for questions about a meaning, which operations don't answer. */
function meaningBonus({ document: { kind, title }, page }: IndexedDocument, query: string): number {
  if (kind === 'term') return query.toLowerCase().includes(title.toLowerCase()) ? 3 : 1;
  if (CONCEPTS.test(page.url)) return 1;
  return kind === 'operation' ? -1 : 0;
}

/** Ranks the documents for the terms of a query, best first. */
export function rank(query: string, read: readonly Term[], index: SearchIndex): Ranked[] {
  const { language } = index.vocabulary;
  const exact = exactQuery(query);
  // A typo in the ID of an operation still names it.
  const [only, ...others] = read;
  const corrected = others.length === 0 ? only?.corrected : undefined;
  const exactOperation = corrected === undefined ? exact : { ...exact, words: spaced(corrected) };
  const isMeaning = MEANING.test(query);
  const runs = wordSequences(query);
  const terms = read.map((term) => scoreTerm(term, index));
  // A code weighs more than the message around it.
  const hasCode = terms.some(({ isName, documents }) => isName && documents.size > 0);
  const weighShare = shareWeigher(terms);
  const phrases = matchPhrases(terms, weighShare, index);
  const strengthIn = (one: IndexedDocument | undefined) =>
    weighShare(({ documents }) => (one ? (documents.get(one.number) ?? 0) : 0));
  const pages = new Map<number, { head: number; all: number }>();
  const pageStrength = (page: number) =>
    cached(pages, page, () => ({
      head: strengthIn(index.documentsOf(page)[0]),
      all: weighShare((term) => term.pages.get(page) ?? 0),
    }));
  const ranked: Ranked[] = [];
  for (const one of index.documents) {
    const { document, number } = one;
    const phrase = phrases.ofDocuments.get(one) ?? 0;
    const asked = document.kind === 'operation' ? exactOperation : exact;
    const exactness = exactMatch(asked, document, one.names, index.countDocuments);
    const isFound = terms.some(({ documents }) => documents.has(number));
    if (!isFound && exactness === 0 && phrase === 0) continue;
    const strong = weighShare(({ documents }) => ((documents.get(number) ?? 0) > 0.25 ? 1 : 0));
    const cover = 0.5 * strengthIn(one) + 0.5 * strong;
    const ofPage = pageStrength(document.page);
    const run = runs.length > 0 ? runs.filter((words) => one.text.includes(words)).length / runs.length : 0;
    const title = titleMatch(titleWords(one, language), terms, weighShare);
    // A single word asks for the page about it.
    const isTopic = terms.length === 1 && document.kind === 'page';
    const score =
      kindBonus(one, exactness > 0.3 || run > 0.3) * Math.min(1, cover * 2) +
      WEIGHT.cover * cover +
      WEIGHT.head * ofPage.head +
      WEIGHT.page * ofPage.all +
      WEIGHT.exact * exactness +
      WEIGHT.run * (hasCode ? 0.3 : 1) * run +
      (isMeaning ? meaningBonus(one, query) * cover : 0) +
      WEIGHT.title * title * TITLE_WEIGHT[document.kind] * (isTopic ? 2 : 1) +
      WEIGHT.phrase * phrase +
      (one.isHead ? WEIGHT.subject * phrase ** 2 : 0) +
      WEIGHT.pagePhrase * (phrases.ofPages.get(document.page) ?? 0);
    ranked.push({ document: one, score });
  }
  return ranked.sort((a, b) => b.score - a.score);
}
