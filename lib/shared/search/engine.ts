import { Corpus, type Place } from './corpus';
import { excerptOf, type Piece } from './excerpt';
import type { PageFile, SearchDirectory, TermEntry } from './format';
import { writtenOf } from './literal';
import { pagesWorthReading, rank, type Scored } from './rank';
import { TermIndex } from './term-index';
import { type Concept, conceptsOf } from './terms';
import { type RecordKind, SEARCH_GROUPS, type SearchGroup } from './types';
import { type Wanted, wantedOf } from './wanted';

/** A place that a query leads to. */
export interface SearchHit {
  /** Site path with fragment. */
  url: string;
  /** Title of the page, or the path of a setting. */
  title: string;
  /** Title of the section; empty where the page as a whole is meant. */
  section: string;
  group: SearchGroup;
  kind: RecordKind;
  /** Method and path of an operation, environment variable of a setting, or empty. */
  label: string;
  excerpt: Piece[];
}

/** What was found. */
export interface Found {
  /** Best first, one for each page, several for the settings of one. */
  hits: SearchHit[];
  /** The query that was searched in place of the reader's. */
  corrected?: string;
  /** What comes nearest where nothing fits. */
  nearest: SearchHit[];
}

/** A hit that meets less of the query than this is none. */
const ENOUGH = 0.3;

/** The same where most words of the query are unknown or were taken for others: what is left must fit well. */
const ENOUGH_OF_A_GUESS = 0.6;

const LIMIT = 24;
const SETTINGS_OF_A_PAGE = 3;
const NEAREST = 3;

/** Pages that are read for a query. */
const READ = 13;

/** Pages that are read besides for a key or a call that a query spells. */
const OF_KEY = 4;
const OF_CALL = 6;

/** Gives the parts of the search of one language. Rejects when they do not come. */
export interface SearchSource {
  /** Who holds each of the terms of a part, in their order. */
  terms(part: number): Promise<readonly TermEntry[]>;
  /** What is searched of a page. */
  page(number: number): Promise<PageFile>;
}

/** The search over the pages of one language. */
export class SearchEngine {
  private readonly terms: TermIndex;
  private readonly corpus: Corpus;

  /**
   * @param language code of the language of the interface; its pages may hold texts of the default one
   */
  constructor(
    private readonly directory: SearchDirectory,
    source: SearchSource,
    language: string,
  ) {
    this.terms = new TermIndex(directory, language, (part) => source.terms(part));
    this.corpus = new Corpus(this.terms, directory.records, directory.places, (page) => source.page(page));
  }

  /**
   * What a query leads to. Words that no text has are taken for those that were probably meant. Rejects when a part does
   * not come.
   * @param group the only group that is wanted; all unless given
   */
  async search(query: string, group?: SearchGroup): Promise<Found> {
    const { corpus } = this;
    const concepts = conceptsOf(query, this.terms.vocabulary);
    const words = await this.wanted(concepts);
    const pages = new Set(pagesWorthReading(words, corpus, READ, (page) => this.holds(page, group)));
    const { key, call } = writtenOf(query);
    const named = call?.segments.filter((segment) => /^[a-z]/.test(segment) && segment !== 'api');
    if (key && key.length > 1)
      for (const page of await this.pagesOf(key, 'settings', OF_KEY)) pages.add(page);
    if (call?.method && named?.length)
      for (const page of await this.pagesOf([call.method, ...named], 'api', OF_CALL)) pages.add(page);
    const places = (await Promise.all([...pages].map((page) => corpus.placesOf(page)))).flat();
    const shown = new Map<number, number>();
    const chosen: Scored[] = [];
    for (const scored of rank(query.trim(), words, places, corpus)) {
      const { record } = scored.place;
      if (group !== undefined && record.group !== group) continue;
      const count = shown.get(record.page) ?? 0;
      if (chosen.length === LIMIT) break;
      if (count >= (record.kind === 'setting' ? SETTINGS_OF_A_PAGE : 1)) continue;
      shown.set(record.page, count + 1);
      chosen.push(scored);
    }
    const terms = new Set(concepts.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)));
    const hits = (some: readonly Scored[]) => some.map(({ place }) => hitOf(place, terms));
    const guessed = concepts.filter((one) => one.corrected !== undefined || one.alternatives.length === 0);
    const enough = guessed.length > concepts.length / 2 && concepts.length > 2 ? ENOUGH_OF_A_GUESS : ENOUGH;
    const good = chosen.filter(({ score }) => score >= enough);
    const isCorrected = good.length > 0 && concepts.some(({ corrected }) => corrected !== undefined);
    return {
      hits: hits(good),
      nearest: good.length > 0 ? [] : hits(chosen.slice(0, NEAREST)),
      ...(isCorrected && { corrected: concepts.map(({ corrected, word }) => corrected ?? word).join(' ') }),
    };
  }

  private async wanted(concepts: readonly Concept[]): Promise<Wanted[]> {
    await this.terms.prepare(concepts.flatMap(({ alternatives }) => alternatives));
    return concepts.map((concept) => wantedOf(concept, this.corpus));
  }

  /**
   * Pages of a group that hold most of what a query spells: the text around a key or a call may speak of other things,
   * and texts may hold a key whole, with positions of their own in it.
   */
  private async pagesOf(spelled: readonly string[], group: SearchGroup, most: number): Promise<number[]> {
    const words = await this.wanted(conceptsOf(spelled.join(' '), this.terms.vocabulary));
    return pagesWorthReading(words, this.corpus, most, (page) => this.holds(page, group));
  }

  /** Whether a page has records of a group. */
  private holds(page: number, group: SearchGroup | undefined): boolean {
    if (group === undefined) return true;
    const own = Number.parseInt(this.directory.groups[page] ?? '0', 16);
    return (own & (1 << SEARCH_GROUPS.indexOf(group))) !== 0;
  }
}

function hitOf({ record, page }: Place, terms: ReadonlySet<string>): SearchHit {
  const isSetting = record.kind === 'setting';
  const isHead = record.kind === 'page' || record.kind === 'operation';
  return {
    url: record.anchor === '' ? page.url : `${page.url}#${record.anchor}`,
    title: isSetting ? record.title : page.title,
    section: isSetting || isHead ? '' : record.title,
    group: record.group,
    kind: record.kind,
    label: isSetting || record.kind === 'operation' ? (record.names[1] ?? '') : '',
    excerpt: excerptOf(record.text, terms),
  };
}
