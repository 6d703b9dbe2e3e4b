import MiniSearch from 'minisearch';
import { bareName, IndexedDocument } from './indexed-document';
import type { SearchData } from './types';
import { formsOf, sequenceOf, tokensOf, wordsOf } from './words';

const BOOST = { title: 5, names: 4, page: 3, text: 1, code: 0.6, phrases: 1 };

export interface Matches {
  /** Score of each from 0 to 1 for the best, by the number of the document. */
  scores: ReadonlyMap<number, number>;
  pages: ReadonlyMap<number, number>;
}

export interface Vocabulary {
  language: string;
  /** Number of times each word and stem occurs. */
  counts: ReadonlyMap<string, number>;
  /** Number of times each word occurs as such, not as a stem. */
  words: ReadonlyMap<string, number>;
  /** Words and stems that a reader sees, not only phrases contain. */
  visible: ReadonlySet<string>;
  /** Words that no page contains and that aren't typos of similar ones. */
  dictionary: ReadonlySet<string>;
  /** Two consecutive words of a title by their spelling as one. */
  joined: ReadonlyMap<string, readonly string[]>;
}

/** Two consecutive words of titles, which readers also type as one. */
function joinedWords(titles: readonly string[]): Map<string, string[]> {
  const joined = new Map<string, string[]>();
  const isWord = (word: string | undefined) => word !== undefined && /^\p{L}{3,}$/u.test(word);
  for (const title of titles) {
    const words = sequenceOf(title);
    for (const [at, word] of words.entries()) {
      const next = words[at + 1];
      if (isWord(word) && next !== undefined && isWord(next)) joined.set(word + next, [word, next]);
    }
  }
  return joined;
}

/** An index over the documents of a language. */
export class SearchIndex {
  readonly vocabulary: Vocabulary;
  readonly documents: readonly IndexedDocument[];
  private readonly index: MiniSearch<IndexedDocument>;
  private readonly heads: readonly number[];
  private readonly bearers = new Map<string, number>();

  constructor({ pages, documents, dictionary }: SearchData, language: string) {
    const counts = new Map<string, number>();
    const words = new Map<string, number>();
    const visible = new Set<string>();
    const analyzed = new Map<string, { own: string[]; forms: string[] }>();
    const count = (some: Map<string, number>, word: string) => some.set(word, (some.get(word) ?? 0) + 1);
    const analyze = (token: string) => {
      const own = wordsOf(token);
      const result = { own, forms: own.flatMap((word) => formsOf(word, language)) };
      analyzed.set(token, result);
      return result;
    };
    for (const name of documents.flatMap(({ names }) => names)) count(this.bearers, bareName(name));
    this.documents = documents.map((document, number) => {
      const page = pages[document.page];
      if (!page) throw new Error(`The search index does not contain page ${document.page}.`);
      return new IndexedDocument(number, document, page, this);
    });
    this.heads = pages.map((_, page) => documents.findIndex((document) => document.page === page));
    this.index = new MiniSearch<IndexedDocument>({
      fields: Object.keys(BOOST),
      idField: 'number',
      extractField: (document, field) => (field === 'number' ? document.number : document.field(field)),
      tokenize: tokensOf,
      processTerm: (token, field) => {
        const { own, forms } = analyzed.get(token) ?? analyze(token);
        for (const word of own) count(words, word);
        for (const form of forms) {
          count(counts, form);
          if (field !== 'phrases') visible.add(form);
        }
        return forms;
      },
    });
    this.index.addAll(this.documents);
    this.vocabulary = {
      language,
      counts,
      words,
      visible,
      dictionary: new Set(dictionary.split(' ')),
      joined: joinedWords(pages.map(({ title }) => title)),
    };
  }

  /** Returns how much a word says: the more, the fewer documents contain it. */
  readonly rarityOf = (word: string): number => this.rarity(this.vocabulary.counts.get(word) ?? 1);

  /** Returns how much a word says that so many documents contain. */
  rarity(documents: number): number {
    return Math.log(1 + this.documents.length / documents);
  }

  headOf(page: number): number {
    return this.heads[page] ?? -1;
  }

  bearersOf(name: string): number {
    return this.bearers.get(name) ?? 1;
  }

  /** Returns the documents that contain a term or, with a prefix, words that begin with it. */
  matchesOf(term: string, isPrefix: boolean): Matches {
    const results = this.index.search(term, {
      prefix: isPrefix,
      boost: BOOST,
      tokenize: (text) => [text],
      processTerm: (text) => text,
      bm25: { k: 1.2, b: 0.5, d: 0.3 },
    });
    const top = results[0]?.score ?? 1;
    const scores = new Map<number, number>();
    const pages = new Map<number, number>();
    for (const { id, score } of results) {
      const share = Math.sqrt(score / top);
      const page = this.documents[id]?.document.page ?? 0;
      scores.set(id, share);
      pages.set(page, Math.max(pages.get(page) ?? 0, share));
    }
    return { scores, pages };
  }
}
