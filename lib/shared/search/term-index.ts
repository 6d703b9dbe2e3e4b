import { countOf, readHeld, type SearchDirectory, type TermEntry } from './format';
import type { Alternative, Vocabulary } from './terms';

/** The records that hold a term. */
export interface Holders {
  /** How well each holds it, from 0 to 1 for the best, by the number of the record. */
  held: ReadonlyMap<number, number>;
  /** How many there are, listed or not. */
  count: number;
}

/** How a word counts that merely begins with what was typed, beside the very word; that of MiniSearch, which scored them. */
const beginningWorth = (typed: string, term: string): number =>
  (0.375 * term.length) / (term.length + 0.3 * (term.length - typed.length));

const NONE: Holders = { held: new Map(), count: 0 };

/** The terms of one language; who holds them comes in parts, when it is asked for. */
export class TermIndex {
  readonly vocabulary: Vocabulary;
  private readonly terms: readonly string[];
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly loading = new Map<number, Promise<void>>();
  private readonly entries = new Map<number, TermEntry>();
  private readonly known = new Map<string, Holders>();

  constructor(
    private readonly directory: SearchDirectory,
    language: string,
    private readonly load: (part: number) => Promise<readonly TermEntry[]>,
  ) {
    this.terms = directory.terms.split(' ');
    this.numbers = new Map(this.terms.map((term, number) => [term, number]));
    const counted = (signs: string) => {
      const counts = new Map<string, number>();
      for (const [number, term] of this.terms.entries()) {
        const count = countOf(signs[number] ?? '0');
        if (count > 0) counts.set(term, count);
      }
      return counts;
    };
    const joined = directory.pairs.map((pair) => [pair.replace(' ', ''), pair.split(' ')] as const);
    this.vocabulary = {
      counts: counted(directory.counts),
      words: counted(directory.words),
      language,
      joined: new Map(joined),
    };
  }

  /** Loads what is not there yet of who holds some terms. Rejects when it does not come; asked again, it tries again. */
  async prepare(alternatives: readonly Alternative[]): Promise<void> {
    const numbers = alternatives.flatMap(({ term, isPrefix = false }) => this.numbersOf(term, isPrefix));
    const parts = new Set(numbers.map((number) => this.partOf(number)));
    await Promise.all([...parts].map((part) => this.loadPart(part)));
  }

  /** Who holds a term or, with a prefix, words that begin with it. */
  holdersOf(term: string, isPrefix: boolean): Holders {
    const key = isPrefix ? `${term}*` : term;
    const known = this.known.get(key);
    if (known) return known;
    const numbers = this.numbersOf(term, isPrefix);
    const holders = isPrefix ? this.together(term, numbers) : this.holders(numbers[0]);
    this.known.set(key, holders);
    return holders;
  }

  private loadPart(part: number): Promise<void> {
    const known = this.loading.get(part);
    if (known) return known;
    const own = this.load(part).then((entries) => {
      const first = this.directory.cuts[part] ?? 0;
      for (const [place, entry] of entries.entries()) this.entries.set(first + place, entry);
    });
    this.loading.set(part, own);
    own.catch(() => this.loading.delete(part));
    return own;
  }

  /** Number of the first term that is not before a text. */
  private firstFrom(text: string): number {
    let [from, to] = [0, this.terms.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.terms[middle] ?? '') < text) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private numbersOf(term: string, isPrefix: boolean): number[] {
    if (!isPrefix) {
      const number = this.numbers.get(term);
      return number === undefined ? [] : [number];
    }
    const numbers: number[] = [];
    for (let at = this.firstFrom(term); this.terms[at]?.startsWith(term); at += 1) numbers.push(at);
    return numbers;
  }

  private partOf(number: number): number {
    const next = this.directory.cuts.findIndex((first) => first > number);
    return (next < 0 ? this.directory.cuts.length : next) - 1;
  }

  private entryOf(number: number): TermEntry {
    const entry = this.entries.get(number);
    if (!entry) throw new Error(`The holders of "${this.terms[number]}" were not loaded.`);
    return entry;
  }

  private holders(number: number | undefined): Holders {
    if (number === undefined) return NONE;
    const [, records, count] = this.entryOf(number);
    const held = readHeld(records);
    return { held, count: count ?? held.size };
  }

  /** Who holds any of several words, by the sum of the scores; a list holds the root of a score in relation to the best. */
  private together(typed: string, numbers: readonly number[]): Holders {
    const scores = new Map<number, number>();
    for (const number of numbers) {
      const [top, records] = this.entryOf(number);
      const term = this.terms[number] ?? '';
      const worth = term === typed ? top : top * beginningWorth(typed, term);
      for (const [record, value] of readHeld(records))
        scores.set(record, (scores.get(record) ?? 0) + worth * value ** 2);
    }
    const best = Math.max(0, ...scores.values());
    const held = new Map([...scores].map(([record, score]) => [record, Math.sqrt(score / best)]));
    return { held, count: held.size };
  }
}
