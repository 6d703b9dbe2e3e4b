import { propertyAnchor } from './exact';
import { createExcerpt, markWords, type Piece, wordMatcher } from './excerpt';
import { readQuery, type Term } from './query';
import { type Ranked, rank } from './rank';
import { type IndexedDocument, SearchIndex } from './search-index';
import type { DocumentKind, SearchData, SearchGroup } from './types';

export interface SearchHit {
  url: string;
  title: Piece[];
  section: Piece[];
  group: SearchGroup;
  part: string;
  language: string;
  kind: DocumentKind;
  /** Method and path of an operation, environment variable of a setting if the query names it, or empty. */
  label: string;
  excerpt: Piece[];
}

export interface Found {
  /** All, best first: one per page and group, several settings per page. */
  hits: SearchHit[];
  corrected?: string;
  missing: string[];
  nearest: SearchHit[];
}

const POPULAR_PAGES = [
  '/docs/getting-started/quick-start/',
  '/docs/guides/docker-setup/',
  '/docs/guides/errors/',
  '/docs/configuration/settings/',
  '/docs/guides/webhooks/',
  '/docs/api/',
];

const MIN_SCORE = 0.3;

/** Minimum score when most words of the query are unknown or corrected. */
const MIN_GUESS_SCORE = 0.6;

const MAX_SETTINGS_PER_PAGE = 3;
const MAX_NEAREST = 3;

/** Selects the results, best first: one per page and group, several settings per page. */
function choose(ranked: readonly Ranked[], minimum: number): IndexedDocument[] {
  const counts = new Map<string, number>();
  const chosen: IndexedDocument[] = [];
  for (const { document: one, score } of ranked) {
    const { page, group, kind } = one.document;
    if (score < minimum) break;
    const count = counts.get(`${page} ${group}`) ?? 0;
    if (count >= (kind === 'setting' ? MAX_SETTINGS_PER_PAGE : 1)) continue;
    counts.set(`${page} ${group}`, count + 1);
    chosen.push(one);
  }
  return chosen;
}

function minScore(terms: readonly Term[]): number {
  const guessed = terms.filter((one) => one.corrected !== undefined || one.alternatives.length === 0);
  return guessed.length > terms.length / 2 && terms.length > 2 ? MIN_GUESS_SCORE : MIN_SCORE;
}

export class SearchEngine {
  readonly index: SearchIndex;

  /** @param language language of the interface; its pages may contain texts in the default language */
  constructor(data: SearchData, language: string) {
    this.index = new SearchIndex(data, language);
  }

  /** Searches a query, verbatim without correcting typos; an empty one returns the popular pages. */
  search(query: string, isVerbatim = false): Found {
    const terms = readQuery(query, this.index.vocabulary, isVerbatim);
    const isMatch = wordMatcher(terms);
    const toHit = (one: IndexedDocument) => this.hit(one, isMatch, query);
    if (query.trim() === '') return { hits: this.popularPages().map(toHit), missing: [], nearest: [] };
    const ranked = rank(query, terms, this.index);
    const chosen = choose(ranked, minScore(terms));
    const nearest = chosen.length > 0 ? [] : choose(ranked, 0).slice(0, MAX_NEAREST);
    const isCorrected = chosen.length > 0 && terms.some(({ corrected }) => corrected !== undefined);
    return {
      hits: chosen.map(toHit),
      missing: [...new Set(terms.flatMap(({ isMissing, typed: word }) => (isMissing ? [word] : [])))],
      nearest: nearest.map(toHit),
      ...(isCorrected && {
        corrected: terms.map(({ corrected, typed: word }) => corrected ?? word).join(' '),
      }),
    };
  }

  private popularPages(): IndexedDocument[] {
    return POPULAR_PAGES.flatMap(
      (path) => this.index.documents.find(({ isHead, page }) => isHead && page.url.endsWith(path)) ?? [],
    );
  }

  private hit(one: IndexedDocument, isMatch: (word: string) => boolean, query: string): SearchHit {
    const { document, page, isHead } = one;
    const { kind, title, names, group } = document;
    const isSetting = kind === 'setting';
    const pageTitle = markWords(isSetting ? title : page.title, isMatch);
    // A page whose title and introduction have no word of the query is shown with the section that has one.
    const shown = isHead ? this.reason(one, pageTitle, isMatch) : one;
    const anchor = shown.document.anchor || propertyAnchor(query, document);
    const isLabeled = kind === 'operation' || (isSetting && query.includes('__'));
    return {
      url: anchor === '' ? page.url : `${page.url}#${anchor}`,
      title: pageTitle,
      section: isSetting || shown.isHead ? [] : markWords(shown.document.title, isMatch),
      group,
      part: page.part,
      language: page.language,
      kind,
      label: isLabeled ? (names[1] ?? '') : '',
      excerpt: this.excerpt(shown, isMatch),
    };
  }

  /** Returns the document that shows why a page is a result: its head, or a section with words of the query. */
  private reason(
    head: IndexedDocument,
    title: readonly Piece[],
    isMatch: (word: string) => boolean,
  ): IndexedDocument {
    const isMarked = (text: string) => markWords(text, isMatch).some((piece) => piece.isMatch);
    if (title.some((piece) => piece.isMatch) || isMarked(head.document.text)) return head;
    const sections = this.index
      .documentsOf(head.document.page)
      .filter(({ document }) => document.kind === 'section');
    return (
      sections.find(({ document }) => isMarked(document.title)) ??
      sections.find(({ document }) => isMarked(document.text)) ??
      head
    );
  }

  /** Returns the best part of a text; for a document without one, or without a match, its phrase that matches. */
  private excerpt({ document }: IndexedDocument, isMatch: (word: string) => boolean): Piece[] {
    const [head] = this.index.documentsOf(document.page);
    const pieces = createExcerpt(document.text || (head?.document.text ?? ''), isMatch);
    if ([...markWords(document.title, isMatch), ...pieces].some((piece) => piece.isMatch)) return pieces;
    const phrase = document.phrases
      ?.map((text) => markWords(text, isMatch))
      .sort((a, b) => countMatches(b) - countMatches(a))[0];
    return phrase && countMatches(phrase) > 0
      ? [...phrase, { text: ' · ', isMatch: false }, ...pieces]
      : pieces;
  }
}

const countMatches = (pieces: readonly Piece[]): number => pieces.filter(({ isMatch }) => isMatch).length;
