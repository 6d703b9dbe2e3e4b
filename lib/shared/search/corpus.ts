import { type Phrase, phraseOf } from './asked';
import type { PageFile } from './format';
import type { TermIndex } from './term-index';
import type { SearchPage, SearchRecord } from './types';
import { sequenceOf } from './words';
import { callIn, type WrittenCall } from './written';

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

/** A record with its page and what is known of both, each made when it is first asked for. */
export class Place {
  /** Names of the record. */
  readonly names: readonly Name[];
  private phrasesMade: readonly Phrase[] | undefined;
  private membersMade: ReadonlySet<string> | undefined;
  private pairsMade: ReadonlySet<string> | undefined;

  constructor(
    /** Number of the record in the whole site. */
    readonly number: number,
    readonly record: SearchRecord,
    readonly page: SearchPage,
    private readonly bearers: Readonly<Record<string, number>>,
    private readonly corpus: Corpus,
  ) {
    this.names = record.names.map((name) => ({
      text: bare(name),
      call: name.includes('/') ? callIn(name) : undefined,
      isPlain: /^\p{Lu}?\p{Ll}+$/u.test(name),
    }));
  }

  /** How many records of the site bear a name of this one. */
  bearersOf(name: string): number {
    return Object.hasOwn(this.bearers, name) ? (this.bearers[name] ?? 1) : 1;
  }

  /** The questions that the record answers, with their words weighed by how rare they are. */
  get phrases(): readonly Phrase[] {
    const { language, rarityOf } = this.corpus;
    this.phrasesMade ??= (this.record.asked ?? []).map((text) => phraseOf(text, language, rarityOf));
    return this.phrasesMade;
  }

  /** The names of the members of an operation, in small letters. */
  get members(): ReadonlySet<string> {
    this.membersMade ??= new Set(
      this.record.code
        .toLowerCase()
        .split(/[\s.[\]]+/)
        .filter((name) => name !== ''),
    );
    return this.membersMade;
  }

  /** Neighbouring words of the record, to see whether those of a query stand together. */
  get pairs(): ReadonlySet<string> {
    if (this.pairsMade) return this.pairsMade;
    const { title, names, text } = this.record;
    const pairs = new Set<string>();
    for (const part of [title, ...names, text, this.page.title]) {
      const words = sequenceOf(part);
      for (const [at, word] of words.entries()) if (at > 0) pairs.add(`${words[at - 1]} ${word}`);
    }
    this.pairsMade = pairs;
    return pairs;
  }
}

/** The pages of one language that have been asked for so far. */
export class Corpus {
  private readonly pages = new Map<number, Promise<readonly Place[]>>();

  /**
   * @param records how many records the site has
   * @param places by how much the numbers of the records of one page and the next differ
   * @param load gives the file of a page
   */
  constructor(
    readonly terms: TermIndex,
    private readonly records: number,
    readonly places: number,
    private readonly load: (page: number) => Promise<PageFile>,
  ) {}

  get language(): string {
    return this.terms.vocabulary.language;
  }

  /** How much a word tells: the more, the fewer texts have it. */
  readonly rarityOf = (word: string): number => this.rarityAmong(this.terms.vocabulary.counts.get(word) ?? 1);

  /** How much a word tells that so many records hold. */
  rarityAmong(holders: number): number {
    return Math.log(1 + this.records / holders);
  }

  /** Number of the page that a record belongs to. */
  pageOf(record: number): number {
    return Math.floor(record / this.places);
  }

  /** The records of a page, its head first. Rejects when they do not come; asked again, it tries again. */
  placesOf(page: number): Promise<readonly Place[]> {
    const known = this.pages.get(page);
    if (known) return known;
    const own = this.load(page).then(({ page: shown, records, bearers }) =>
      records.map(
        (record, place) => new Place(page * this.places + place, { ...record, page }, shown, bearers, this),
      ),
    );
    this.pages.set(page, own);
    own.catch(() => this.pages.delete(page));
    return own;
  }
}
