import type { SearchPage, SearchRecord } from './types';

/*
 * The search of a language as the build writes it: one directory that is loaded when the dialog opens, and parts that a
 * query asks for. A reader loads the parts of the words that are asked and of the pages that may answer, however many
 * pages the site has.
 */

/** What is loaded first. Terms are words and stems as they are compared, in the order of their code units. */
export interface SearchDirectory {
  /** Site path of the folder with the parts, named by what is in them. */
  folder: string;
  /** How many records there are. */
  records: number;
  /** Numbers of records of one page lie so far apart from those of the next. */
  places: number;
  /** All terms, with a blank between two. */
  terms: string;
  /** A sign for each term: how often it stands in the texts. */
  counts: string;
  /** The same for those that stand there as they are written, `0` for mere stems. */
  words: string;
  /** Number of the first term in each part of terms. */
  cuts: number[];
  /** A digit for each page, to base 16: which groups its records belong to, by their place in `SEARCH_GROUPS`. */
  groups: string;
  /** Two neighbouring words of a title, with a blank between. */
  pairs: string[];
}

/**
 * A term in its part: the score of the record that holds it best, the records with how well each holds it in relation to
 * that, and how many hold it where that is more than are listed.
 */
export type TermEntry = [top: number, records: string, holders?: number];

/** A record in the file of its page. */
export type PlacedRecord = Omit<SearchRecord, 'page'>;

/** What is searched of a page. */
export interface PageFile {
  page: SearchPage;
  records: PlacedRecord[];
  /** How many records of the site bear a name of this page, where it is more than one. */
  bearers: Record<string, number>;
}

/** Whether a value is what the build writes for a language, as far as a search needs to know. */
export const isSearchDirectory = (value: unknown): value is SearchDirectory =>
  typeof value === 'object' &&
  value !== null &&
  'folder' in value &&
  typeof value.folder === 'string' &&
  'terms' in value &&
  typeof value.terms === 'string' &&
  'cuts' in value &&
  Array.isArray(value.cuts);

/** Counts up to this are written as they are, larger ones in steps of a quarter. */
const EXACT = 12;
const STEP = 1.25;
const FIRST_SIGN = '0'.charCodeAt(0);
const LAST_SIGN = '~'.charCodeAt(0);
/** No sign of its own in JSON. */
const BACKSLASH = '\\'.charCodeAt(0);

/** A count as one sign; large ones are rounded. */
export function signOf(count: number): string {
  const level = count <= EXACT ? count : EXACT + Math.round(Math.log(count / EXACT) / Math.log(STEP));
  const code = FIRST_SIGN + level;
  return String.fromCharCode(Math.min(code < BACKSLASH ? code : code + 1, LAST_SIGN));
}

/** The count that a sign stands for. */
export function countOf(sign: string): number {
  const code = sign.charCodeAt(0);
  const level = code - FIRST_SIGN - (code > BACKSLASH ? 1 : 0);
  return level <= EXACT ? level : Math.round(EXACT * STEP ** (level - EXACT));
}

const BEST = 25;
const FIRST_LETTER = 'A'.charCodeAt(0);

/**
 * Records with how well each holds a term, as text: the distance from the record before to base 36, then a letter, `Z`
 * for the best.
 * @param held values from 0 to 1 by the number of the record
 */
export function writeHeld(held: ReadonlyMap<number, number>): string {
  let before = 0;
  let text = '';
  for (const [record, value] of [...held].sort(([a], [b]) => a - b)) {
    text += (record - before).toString(36) + String.fromCharCode(FIRST_LETTER + Math.round(value * BEST));
    before = record;
  }
  return text;
}

/** Reads what {@link writeHeld} has written. */
export function readHeld(text: string): Map<number, number> {
  const held = new Map<number, number>();
  let record = 0;
  for (const [, distance = '', letter = ''] of text.matchAll(/([\da-z]+)([A-Z])/g)) {
    record += Number.parseInt(distance, 36);
    held.set(record, (letter.charCodeAt(0) - FIRST_LETTER) / BEST);
  }
  return held;
}
