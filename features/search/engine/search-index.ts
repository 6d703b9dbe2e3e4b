import MiniSearch from 'minisearch';
import { type ExactName, exactName, spaced } from './exact';
import type { SearchData, SearchDocument, SearchPage } from './types';
import { getTokens, inflect, isMeaningful, toSequence, wordsOfToken } from './words';

const BOOST = { title: 5, names: 4, page: 3, text: 1, code: 0.6, phrases: 1 };

/** A document with what is compared with queries. */
export interface IndexedDocument {
  number: number;
  document: SearchDocument;
  page: SearchPage;
  /** Whether it stands for its page. */
  isHead: boolean;
  names: ExactName[];
  /** The words of its title, names and text in their order, with a blank around each. */
  text: string;
  phrases: Phrase[];
}

/** A question or phrase with its words, weighted by how rare they are. */
export interface Phrase {
  words: { forms: readonly string[]; weight: number }[];
  weight: number;
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
}

/** Returns the text of a field of a document. */
function getField({ document, page, isHead }: IndexedDocument, name: string): string {
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

/** An index over the documents of a language. */
export class SearchIndex {
  readonly vocabulary: Vocabulary;
  readonly documents: readonly IndexedDocument[];
  private readonly index: MiniSearch<IndexedDocument>;
  private readonly bearers = new Map<string, number>();

  constructor({ pages, documents, dictionary }: SearchData, language: string) {
    const counts = new Map<string, number>();
    const words = new Map<string, number>();
    const visible = new Set<string>();
    const analyzed = new Map<string, { own: string[]; forms: string[] }>();
    const count = (some: Map<string, number>, word: string) => some.set(word, (some.get(word) ?? 0) + 1);
    const analyze = (token: string) => {
      const own = wordsOfToken(token);
      const result = { own, forms: own.flatMap((word) => inflect(word, language)) };
      analyzed.set(token, result);
      return result;
    };
    this.documents = documents.map((document, number) => {
      const page = pages[document.page];
      if (!page) throw new Error(`The search index does not contain page ${document.page}.`);
      const names = document.names.map(exactName);
      for (const name of names) count(this.bearers, name.words);
      const isHead = document.kind === 'page' || document.kind === 'operation';
      const text = spaced([document.title, ...document.names, document.text].join(' '));
      return { number, document, page, isHead, names, text, phrases: [] };
    });
    this.index = new MiniSearch<IndexedDocument>({
      fields: Object.keys(BOOST),
      idField: 'number',
      extractField: (document, field) => (field === 'number' ? document.number : getField(document, field)),
      tokenize: getTokens,
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
    this.vocabulary = { language, counts, words, visible, dictionary: new Set(dictionary.split(' ')) };
    for (const one of this.documents)
      one.phrases = (one.document.phrases ?? []).map((text) => this.phrase(text));
  }

  private phrase(text: string): Phrase {
    const words = [...new Set(toSequence(text))].filter(isMeaningful).map((word) => ({
      forms: inflect(word, this.vocabulary.language),
      weight: this.rarity(this.vocabulary.counts.get(word) ?? 1),
    }));
    return { words, weight: words.reduce((sum, { weight }) => sum + weight, 0) };
  }

  /** Returns how much a word says that so many documents contain. */
  rarity(documents: number): number {
    return Math.log(1 + this.documents.length / documents);
  }

  /** Returns the number of documents that have a name. */
  readonly countBearers = ({ words }: ExactName): number => this.bearers.get(words) ?? 1;

  /** Returns the documents that contain a term or, with a prefix, words that begin with it: score from 0 to 1 for the best. */
  getMatches(term: string, isPrefix: boolean): Map<number, number> {
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
