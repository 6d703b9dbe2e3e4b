import { type ApiCall, callIn } from './calls';
import { type Phrase, phraseOf } from './phrases';
import type { SearchIndex } from './search-index';
import type { SearchDocument, SearchPage } from './types';
import { sequenceOf } from './words';

export interface Name {
  text: string;
  call: ApiCall | undefined;
  /** A plain word such as `Filter`, by which a reader means the thing. */
  isPlain: boolean;
}

/** Returns a name in lower case, without quotation marks around it and punctuation after it. */
export const bareName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/^["'`“„]+(?=.*["'`”]$)|["'`”]+$/g, '')
    .replace(/[.…!:\s]+$/, '');

/** A document with what is compared with queries, each computed on first use. */
export class IndexedDocument {
  readonly names: readonly Name[];
  private cachedPhrases: readonly Phrase[] | undefined;
  private cachedSequences: readonly string[] | undefined;

  constructor(
    readonly number: number,
    readonly document: SearchDocument,
    readonly page: SearchPage,
    private readonly index: SearchIndex,
  ) {
    this.names = document.names.map((name) => ({
      text: bareName(name),
      call: name.includes('/') ? callIn(name) : undefined,
      isPlain: /^\p{Lu}?\p{Ll}+$/u.test(name),
    }));
  }

  get isHead(): boolean {
    return this.document.kind === 'page' || this.document.kind === 'operation';
  }

  field(name: string): string {
    const { title, names, text, code, phrases = [] } = this.document;
    const fields: Record<string, string> = {
      title,
      names: names.join(' '),
      page: this.isHead ? '' : this.page.title,
      text,
      code,
      phrases: phrases.join(' '),
    };
    return fields[name] ?? '';
  }

  /** Questions and phrases, their words weighted by how rare they are. */
  get phrases(): readonly Phrase[] {
    const { rarityOf, vocabulary } = this.index;
    this.cachedPhrases ??= (this.document.phrases ?? []).map((text) =>
      phraseOf(text, vocabulary.language, rarityOf),
    );
    return this.cachedPhrases;
  }

  /** The words of each text in their order, with a blank around each. */
  get sequences(): readonly string[] {
    const { title, names, text } = this.document;
    this.cachedSequences ??= [title, ...names, text, this.page.title].map(
      (part) => ` ${sequenceOf(part).join(' ')} `,
    );
    return this.cachedSequences;
  }
}
