import MiniSearch from 'minisearch';
import { type Phrase, phraseOf } from './asked';
import { formsOf, type Vocabulary } from './terms';
import type { SearchData, SearchPage, SearchRecord } from './types';
import { sequenceOf, wordsOf } from './words';
import { callIn, type WrittenCall } from './written';

/** Weights of the places where a word stands. */
const BOOST = { title: 5, names: 4, page: 3, also: 6, text: 1, code: 0.6, asked: 1 };

/** Records that are added at once before the page may do something else. */
const CHUNK = 60;

interface Entry {
  id: number;
  record: SearchRecord;
}

/** A name as it is compared. */
export interface Name {
  text: string;
  call: WrittenCall | undefined;
  /** One word of every day, such as `Filter`: whoever types it means the thing. */
  isPlain: boolean;
}

/** A name without quotation marks around and signs at its end. */
export const bare = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/^["'`“„]+(?=.*["'`”]$)|["'`”]+$/g, '')
    .replace(/[.…!:\s]+$/, '');

/** The records of one language, indexed by their words and names. */
export class Corpus {
  private readonly index: MiniSearch<Entry>;
  private readonly counts = new Map<string, number>();
  private readonly words = new Map<string, number>();
  private readonly terms = new Map<string, ReadonlyMap<number, number>>();
  private readonly pairs = new Map<number, ReadonlySet<string>>();
  private readonly joined = new Map<string, readonly string[]>();
  /** Names of each record. */
  readonly names: readonly (readonly Name[])[];
  /** How many records bear a name. */
  readonly bearers = new Map<string, number>();
  /** What is asked and answered in each record that says so. */
  private readonly members = new Map<number, ReadonlySet<string>>();
  private readonly asked = new Map<number, readonly Phrase[]>();
  /** Number of the record that is the head of each page. */
  readonly heads = new Map<number, number>();

  private constructor(
    readonly data: SearchData,
    readonly language: string,
  ) {
    this.index = new MiniSearch<Entry>({
      fields: Object.keys(BOOST),
      extractField: ({ id, record }, name) => (name === 'id' ? String(id) : this.fieldOf(record, name)),
      tokenize: wordsOf,
      processTerm: (term) => {
        const forms = formsOf(term, language);
        this.words.set(term, (this.words.get(term) ?? 0) + 1);
        for (const form of forms) this.counts.set(form, (this.counts.get(form) ?? 0) + 1);
        return forms;
      },
    });
    this.names = data.records.map(({ names }) =>
      names.map((name) => ({
        text: bare(name),
        call: name.includes('/') ? callIn(name) : undefined,
        isPlain: /^\p{Lu}?\p{Ll}+$/u.test(name),
      })),
    );
    for (const { text } of this.names.flat()) this.bearers.set(text, (this.bearers.get(text) ?? 0) + 1);
    for (const { title } of data.pages) {
      const words = sequenceOf(title);
      for (const [at, word] of words.entries()) {
        const next = words[at + 1];
        if (next !== undefined && word.length > 2 && next.length > 2)
          this.joined.set(word + next, [word, next]);
      }
    }
    for (const [id, { kind, page }] of data.records.entries())
      if (kind === 'page' || kind === 'operation') this.heads.set(page, id);
  }

  /**
   * Indexes records, in small steps so that a page stays quick meanwhile.
   * @param language code of the language of the interface; its pages may hold texts of the default one
   */
  static async of(data: SearchData, language: string): Promise<Corpus> {
    const corpus = new Corpus(data, language);
    const entries = data.records.map((record, id) => ({ id, record }));
    await corpus.index.addAllAsync(entries, { chunkSize: CHUNK });
    return corpus;
  }

  private fieldOf(record: SearchRecord, name: string): string {
    const isHead = record.kind === 'page' || record.kind === 'operation';
    switch (name) {
      case 'title':
        return record.title;
      case 'names':
        return record.names.join(' ');
      case 'page':
        return isHead ? '' : this.pageOf(record).title;
      case 'also':
        return isHead ? this.pageOf(record).also : '';
      case 'text':
        return record.text;
      case 'asked':
        return record.asked?.join(' ') ?? '';
      default:
        return record.code;
    }
  }

  /** What is known of the words of the records. */
  get vocabulary(): Vocabulary {
    return { counts: this.counts, words: this.words, language: this.language, joined: this.joined };
  }

  /** The page of a record. */
  pageOf(record: SearchRecord): SearchPage {
    const page = this.data.pages[record.page];
    if (!page) throw new Error(`The search index has no page ${record.page}.`);
    return page;
  }

  /** How well each record holds a term or, with a prefix, words that begin with it; by the number of the record. */
  scoresOf(term: string, isPrefix: boolean): ReadonlyMap<number, number> {
    const key = isPrefix ? `${term}*` : term;
    const known = this.terms.get(key);
    if (known) return known;
    const found = this.index.search(term, {
      prefix: isPrefix,
      boost: BOOST,
      tokenize: (text) => [text],
      processTerm: (text) => text,
      bm25: { k: 1.2, b: 0.5, d: 0.3 },
    });
    const scores = new Map(found.map(({ id, score }) => [Number(id), score]));
    this.terms.set(key, scores);
    return scores;
  }

  /** The questions that a record answers, with their words weighed by how rare they are. */
  phrasesOf(index: number, record: SearchRecord): readonly Phrase[] {
    if (!record.asked) return [];
    const known = this.asked.get(index);
    if (known) return known;
    const rarity = (word: string) => Math.log(1 + this.data.records.length / (this.counts.get(word) ?? 1));
    const phrases = record.asked.map((text) => phraseOf(text, this.language, rarity));
    this.asked.set(index, phrases);
    return phrases;
  }

  /** The names of the members of an operation, in small letters. */
  membersOf(index: number, record: SearchRecord): ReadonlySet<string> {
    const known = this.members.get(index);
    if (known) return known;
    const names = record.code.toLowerCase().split(/[\s.[\]]+/);
    const members = new Set(names.filter((name) => name !== ''));
    this.members.set(index, members);
    return members;
  }

  /** Neighbouring words of a record, to see whether those of a query stand together. */
  pairsOf(index: number, record: SearchRecord): ReadonlySet<string> {
    const known = this.pairs.get(index);
    if (known) return known;
    const pairs = new Set<string>();
    for (const text of [record.title, ...record.names, record.text, this.pageOf(record).title]) {
      const words = sequenceOf(text);
      for (const [at, word] of words.entries()) if (at > 0) pairs.add(`${words[at - 1]} ${word}`);
    }
    this.pairs.set(index, pairs);
    return pairs;
  }
}
