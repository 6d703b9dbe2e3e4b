import { excerptOf, markWords, type Piece, wordMatcher } from './excerpt';
import type { IndexedDocument } from './indexed-document';
import { matchWord } from './query-terms';
import { type QueryWord, queryWords } from './query-words';
import { type Ranked, rank } from './rank';
import { SearchIndex } from './search-index';
import { type DocumentKind, SEARCH_GROUPS, type SearchData, type SearchGroup } from './types';

export interface SearchHit {
  url: string;
  /** Title of the page, or the path of a setting. */
  title: Piece[];
  /** Title of the section; empty where the page as a whole is meant. */
  section: Piece[];
  group: SearchGroup;
  kind: DocumentKind;
  /** Method and path of an operation, environment variable of a setting, or empty. */
  label: string;
  excerpt: Piece[];
}

export interface Found {
  /** Best first, one for each page, several for the settings of one. */
  hits: SearchHit[];
  counts: Record<SearchGroup, number>;
  /** The query without its typos, which was searched. */
  corrected?: string;
  missing: string[];
  /** Closest results where nothing fits. */
  nearest: SearchHit[];
}

export interface SearchOptions {
  /** The only group to search; all unless given. */
  group?: SearchGroup | undefined;
  /** Searches a query as typed, without correcting typos. */
  isVerbatim?: boolean | undefined;
}

const ENOUGH = 0.3;

/** Least score where most words of the query are unknown or corrected. */
const ENOUGH_OF_A_GUESS = 0.6;

const LIMIT = 24;
const SETTINGS_OF_A_PAGE = 3;
const NEAREST = 3;

/** Chooses the results of a group, best first: one of each page, several settings. */
function choose(ranked: readonly Ranked[], group: SearchGroup | undefined): Ranked[] {
  const byPage = new Map<number, number>();
  const chosen: Ranked[] = [];
  for (const one of ranked) {
    const { document } = one.document;
    if (chosen.length === LIMIT) break;
    if (group !== undefined && document.group !== group) continue;
    const count = byPage.get(document.page) ?? 0;
    if (count >= (document.kind === 'setting' ? SETTINGS_OF_A_PAGE : 1)) continue;
    byPage.set(document.page, count + 1);
    chosen.push(one);
  }
  return chosen;
}

function enoughFor(words: readonly QueryWord[]): number {
  const guessed = words.filter((one) => one.corrected !== undefined || one.alternatives.length === 0);
  return guessed.length > words.length / 2 && words.length > 2 ? ENOUGH_OF_A_GUESS : ENOUGH;
}

/** The search over the pages of one language. */
export class SearchEngine {
  readonly index: SearchIndex;

  /** @param language code of the language of the interface; its pages may contain texts of the default one */
  constructor(data: SearchData, language: string) {
    this.index = new SearchIndex(data, language);
  }

  search(query: string, { group, isVerbatim = false }: SearchOptions = {}): Found {
    const words = queryWords(query, this.index.vocabulary, isVerbatim);
    const terms = words.map((word) => matchWord(word, this.index));
    const ranked = rank(query.trim(), terms, this.index);
    const enough = enoughFor(words);
    const good = ranked.filter(({ score }) => score >= enough);
    const isMatch = wordMatcher(words);
    const hits = (some: readonly Ranked[]) => some.map(({ document }) => this.hit(document, isMatch));
    const counts = SEARCH_GROUPS.map((one) => [one, choose(good, one).length] as const);
    const chosen = choose(good, group);
    const isCorrected = chosen.length > 0 && words.some(({ corrected }) => corrected !== undefined);
    return {
      hits: hits(chosen),
      counts: Object.fromEntries(counts) as Record<SearchGroup, number>,
      missing: words.filter(({ isMissing }) => isMissing).map(({ word }) => word),
      nearest: chosen.length > 0 ? [] : hits(choose(ranked, group).slice(0, NEAREST)),
      ...(isCorrected && { corrected: words.map(({ corrected, word }) => corrected ?? word).join(' ') }),
    };
  }

  private hit({ document, page, isHead }: IndexedDocument, isMatch: (word: string) => boolean): SearchHit {
    const { kind, anchor, title, names, text, group } = document;
    const isSetting = kind === 'setting';
    const description = this.index.documents[this.index.headOf(document.page)]?.document.text ?? '';
    const texts = [text, names.join(' · '), description].filter((one) => one !== '');
    const excerpts = texts.map((one) => excerptOf(one, isMatch));
    return {
      url: anchor === '' ? page.url : `${page.url}#${anchor}`,
      title: markWords(isSetting ? title : page.title, isMatch),
      section: isSetting || isHead ? [] : markWords(title, isMatch),
      group,
      kind,
      label: isSetting || kind === 'operation' ? (names[1] ?? '') : '',
      excerpt: excerpts.find((pieces) => pieces.some((piece) => piece.isMatch)) ?? excerpts[0] ?? [],
    };
  }
}
