import MiniSearch from 'minisearch';
import { cached } from './cached';
import { type ExactName, exactName, spaced } from './exact';
import type { SearchData, SearchDocument, SearchPage } from './types';
import { getTokens, inflect, isMeaningful, toSequence, wordsOfToken } from './words';

const BOOST = { title: 5, names: 4, page: 3, text: 1, code: 0.6, phrases: 1 };

/** A document, prepared for comparison with queries. */
export interface IndexedDocument {
  number: number;
  document: SearchDocument;
  page: SearchPage;
  isHead: boolean;
  names: ExactName[];
  /** The words of title, names and text in order, with spaces around each. */
  text: string;
}

/** A question or phrase of a document with its words, weighted by rarity. */
export interface Phrase {
  document: IndexedDocument;
  words: { forms: readonly string[]; weight: number }[];
  weight: number;
}

export interface Vocabulary {
  language: string;
  counts: ReadonlyMap<string, number>;
  /** Occurrences of each word, without stems. */
  words: ReadonlyMap<string, number>;
  /** Words and stems outside phrases, which readers can see. */
  visible: ReadonlySet<string>;
  /** Words that no page contains and that aren't typos. */
  dictionary: ReadonlySet<string>;
}

function fieldText({ document, page, isHead }: IndexedDocument, name: string): string {
  const { title, names, text, code, phrases = [] } = document;
  const words = toSequence(title);
  // Readers also type two words of a title as one.
  const joined = isHead ? words.map((word, at) => word + (words[at + 1] ?? '')) : [];
  const fields: Record<string, string> = {
    title: [title, ...joined].join(' '),
    names: names.join(' '),
    page: isHead ? '' : page.title,
    text,
    code,
    phrases: phrases.join(' '),
  };
  return fields[name] ?? '';
}

export class SearchIndex {
  readonly vocabulary: Vocabulary;
  readonly documents: readonly IndexedDocument[];
  private readonly index: MiniSearch<IndexedDocument>;
  private readonly nameCounts = new Map<string, number>();
  private readonly byPage = new Map<number, IndexedDocument[]>();
  private readonly phrases = new Map<string, Set<Phrase>>();

  constructor({ pages, documents, dictionary }: SearchData, language: string) {
    const counts = new Map<string, number>();
    const words = new Map<string, number>();
    const visible = new Set<string>();
    const analyzed = new Map<string, { own: string[]; forms: string[] }>();
    const count = (some: Map<string, number>, word: string) => some.set(word, (some.get(word) ?? 0) + 1);
    const analyze = (token: string) => {
      const own = wordsOfToken(token);
      return { own, forms: own.flatMap((word) => inflect(word, language)) };
    };
    this.documents = documents.map((document, number) => {
      const page = pages[document.page];
      if (!page) throw new Error(`The search index does not contain page ${document.page}.`);
      const names = document.names.map(exactName);
      for (const name of names) count(this.nameCounts, name.words);
      const isHead = document.kind === 'page' || document.kind === 'operation';
      const text = spaced([document.title, ...document.names, document.text].join(' '));
      const one = { number, document, page, isHead, names, text };
      cached(this.byPage, document.page, () => []).push(one);
      return one;
    });
    this.index = new MiniSearch<IndexedDocument>({
      fields: Object.keys(BOOST),
      idField: 'number',
      extractField: (document, field) => (field === 'number' ? document.number : fieldText(document, field)),
      tokenize: getTokens,
      processTerm: (token, field) => {
        const { own, forms } = cached(analyzed, token, () => analyze(token));
        for (const word of own) count(words, word);
        for (const form of forms) {
          count(counts, form);
          if (field !== 'phrases') visible.add(form);
        }
        return forms;
      },
    });
    this.index.addAll(this.documents);
    this.vocabulary = { language, counts, words, visible, dictionary: new Set(dictionary.split(' ')) };
    for (const one of this.documents)
      for (const text of one.document.phrases ?? []) this.addPhrase(one, text);
  }

  private addPhrase(document: IndexedDocument, text: string): void {
    const words = [...new Set(toSequence(text))].filter(isMeaningful).map((word) => ({
      forms: inflect(word, this.vocabulary.language),
      weight: this.rarity(this.vocabulary.counts.get(word) ?? 1),
    }));
    const phrase = { document, words, weight: words.reduce((sum, { weight }) => sum + weight, 0) };
    for (const form of words.flatMap(({ forms }) => forms))
      cached(this.phrases, form, () => new Set()).add(phrase);
  }

  /** Returns the phrases with a word, in this form. */
  phrasesWith(form: string): Iterable<Phrase> {
    return this.phrases.get(form) ?? [];
  }

  /** Returns the documents of a page, its head first. */
  documentsOf(page: number): readonly IndexedDocument[] {
    return this.byPage.get(page) ?? [];
  }

  rarity(documents: number): number {
    return Math.log(1 + this.documents.length / documents);
  }

  readonly countDocuments = ({ words }: ExactName): number => this.nameCounts.get(words) ?? 1;

  /** Returns the documents with a term or prefix. Scores are relative to the best, from 0 to 1. */
  findMatches(term: string, isPrefix: boolean): ReadonlyMap<number, number> {
    const results = this.index.search(term, {
      prefix: isPrefix,
      boost: BOOST,
      tokenize: (text) => [text],
      processTerm: (text) => text,
      bm25: { k: 1.2, b: 0.5, d: 0.3 },
    });
    const top = results[0]?.score ?? 1;
    return new Map(results.map(({ id, score }) => [id, Math.sqrt(score / top)]));
  }
}
