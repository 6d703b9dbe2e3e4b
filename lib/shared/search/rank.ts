import { askingOf, phraseMatch } from './asked';
import type { Corpus, Place } from './corpus';
import { asWritten, writtenOf } from './literal';
import type { SearchPage, SearchRecord } from './types';
import { shareOf, titleMatch, together, type Wanted } from './wanted';
import { sequenceOf } from './words';
import { isCompound, nameOfKey } from './written';

/** A place with how well it answers; 1 is one that holds every word in the best way. */
export interface Scored {
  place: Place;
  score: number;
}

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

/** A question for what a word means. */
const MEANING = /^(what (is|are|does)|was (ist|sind|bedeutet|heißt))\b/i;

/** What the title of a term is worth to whoever asks what it means. */
const MEANT_TERM = 0.9;

/** What speaks for a record, each from 0 to 1. */
export interface Signals {
  /** Share of the words that it holds by their places, less for those that only its page holds. */
  held: number;
  /** Share of the words that it holds, in whatever place. */
  covered: number;
  /** Whether it holds all words. */
  full: number;
  /** Share of the words that the head of its page holds. */
  head: number;
  /** Share of the words that its page holds. */
  page: number;
  /** Whether the query is written there as it is. */
  literal: number;
  /** Whether the words stand side by side. */
  beside: number;
  /** How far its title says what is asked. */
  title: number;
  /** How far a question is asked that it answers. */
  asked: number;
  /** The same of its page. */
  pageAsked: number;
  /** Whether it answers just this question, in other words at most. */
  exact: number;
}

/** What the signals are worth beside each other, learnt from the queries in `tests/search`. */
const WORTH: Record<keyof Signals, number> = {
  held: 0.4,
  covered: 0.6,
  full: 0.25,
  head: 0.8,
  page: 0.2,
  literal: 1.4,
  beside: 0.5,
  title: 1.1,
  asked: 0.4,
  pageAsked: 0.75,
  exact: 0.25,
};

/** Above 1: of many phrases some share a word with any query, and say little by it. */
const ASKED = 1.5;

/** How far a question must be asked to be the very one. */
const SAME_QUESTION = 0.92 ** ASKED;

/** What a record is worth by the sum of its signals, and by what it is. */
function scoreOf(signals: Signals, prior: number): number {
  let score = prior;
  for (const name of SIGNALS) score += WORTH[name] * signals[name];
  return score;
}

const SIGNALS = Object.keys(WORTH) as (keyof Signals)[];

/** What a kind of record is worth beside what it says. */
function priorOf(record: SearchRecord, page: SearchPage, isWritten: boolean): number {
  if (record.kind === 'setting') {
    const ofKey = record.code === '' ? 0.03 : -0.5;
    return isCompound(nameOfKey(record)) ? ofKey : ofKey - 0.25;
  }
  // What the documentation says comes before what differs from it, and an operation before the schemas that repeat its members.
  if (page.url.includes('/api/running-server/')) return -0.4;
  if (page.url.includes('/api/schemas/')) return -0.9;
  // A row is what a pasted message looks for, and else a detail.
  if (record.kind === 'row') return isWritten ? 0 : -0.45;
  return record.kind === 'page' ? 0.14 : 0;
}

/** The best question that each place and each page answers, by how far the query asks it. */
function answersTo(words: readonly Wanted[], places: readonly Place[]) {
  const ofPlace = new Map<Place, number>();
  const ofPage = new Map<number, number>();
  const asking = askingOf(words);
  for (const place of places) {
    if (place.phrases.length === 0) continue;
    const best = Math.max(...place.phrases.map((phrase) => phraseMatch(asking, phrase))) ** ASKED;
    ofPlace.set(place, best);
    ofPage.set(place.record.page, Math.max(ofPage.get(place.record.page) ?? 0, best));
  }
  return { ofPlace, ofPage };
}

/** How much of a query a page holds in its head, and anywhere. */
interface Topic {
  head: number;
  page: number;
}

function topicOf(page: number, words: readonly Wanted[], places: number): Topic {
  return {
    head: shareOf(words, ({ matches }) => matches.get(page * places) ?? 0),
    page: shareOf(words, ({ ofPage }) => ofPage.get(page) ?? 0),
  };
}

/** How much of a query a record holds, by its places; what only its page holds counts a third. */
const heldBy = (record: number, page: number, words: readonly Wanted[]): number =>
  shareOf(words, ({ matches, ofPage }) => Math.max(matches.get(record) ?? 0, 0.35 * (ofPage.get(page) ?? 0)));

/** Share of the pages that are read because they are about what is asked; the others hold it in some place. */
const BY_TOPIC = 0.75;

/**
 * Numbers of the pages that may answer a query, by the words that their records hold: those worth reading.
 * @param most how many at most
 * @param isWanted whether a page is looked at at all
 */
export function pagesWorthReading(
  words: readonly Wanted[],
  corpus: Corpus,
  most: number,
  isWanted: (page: number) => boolean,
): number[] {
  const best = new Map<number, number>();
  for (const record of new Set(words.flatMap(({ matches }) => [...matches.keys()]))) {
    const page = corpus.pageOf(record);
    if (isWanted(page)) best.set(page, Math.max(best.get(page) ?? 0, heldBy(record, page, words)));
  }
  const pages = [...best].map(([page, held]) => {
    const topic = topicOf(page, words, corpus.places);
    return { page, held, worth: held + 0.35 * topic.head + 0.2 * topic.page };
  });
  pages.sort((a, b) => b.worth - a.worth);
  const others = pages.splice(Math.ceil(most * BY_TOPIC)).sort((a, b) => b.held - a.held);
  return [...pages, ...others].slice(0, most).map(({ page }) => page);
}

/** A place with what speaks for it. */
export interface Candidate {
  place: Place;
  signals: Signals;
  /** What its kind is worth. */
  prior: number;
}

/**
 * Places by how well they answer a query, best first: how many of its words they hold and where, what their page is
 * about, whether the words stand together, whether something is written there exactly so, and whether they answer such
 * a question.
 * @param places what the pages hold that are worth reading
 */
export function rank(
  query: string,
  words: readonly Wanted[],
  places: readonly Place[],
  corpus: Corpus,
): Scored[] {
  return candidatesOf(query, words, places, corpus)
    .map(({ place, signals, prior }) => ({ place, score: scoreOf(signals, prior) }))
    .sort((a, b) => b.score - a.score);
}

/** The places that are worth a closer look, with what speaks for each. */
export function candidatesOf(
  query: string,
  words: readonly Wanted[],
  places: readonly Place[],
  corpus: Corpus,
): Candidate[] {
  const written = writtenOf(query);
  const sequence = sequenceOf(query);
  const asksMeaning = MEANING.test(query);
  const asked = answersTo(words, places);
  const topics = new Map<number, Topic>();
  const rough = places.map((place) => {
    const { number, record } = place;
    const topic = topics.get(record.page) ?? topicOf(record.page, words, corpus.places);
    topics.set(record.page, topic);
    const own = asked.ofPlace.get(place) ?? 0;
    const signals = {
      ...topic,
      held: heldBy(number, record.page, words),
      literal: asWritten(written, place),
      asked: own,
      pageAsked: asked.ofPage.get(record.page) ?? 0,
      exact: own > SAME_QUESTION ? 1 : 0,
    };
    const { held, literal, head, page } = signals;
    return { place, signals, sum: held + 1.5 * literal + own + 0.35 * head + 0.2 * page };
  });
  return rough
    .filter(({ signals: { held, literal } }) => held > 0 || literal > 0)
    .sort((a, b) => b.sum - a.sum)
    .slice(0, CANDIDATES)
    .map(({ place, signals }) => {
      const { number, record, page } = place;
      const { held, literal } = signals;
      const isSpelled = record.kind === 'setting' && literal > 0 && written.key !== undefined;
      const ofKind = priorOf(record, page, literal > 0.3);
      const prior = isSpelled ? SPELLED_KEY : ofKind * Math.min(1, held * 2);
      const covered = shareOf(words, ({ matches }) => ((matches.get(number) ?? 0) > 0.25 ? 1 : 0));
      const worth = asksMeaning && record.kind === 'term' ? MEANT_TERM : TITLE_WORTH[record.kind];
      const title = worth * titleMatch(record, words, corpus.language);
      const beside = together(sequence, place.pairs);
      return { place, prior, signals: { ...signals, covered, full: covered > 0.99 ? 1 : 0, title, beside } };
    });
}
