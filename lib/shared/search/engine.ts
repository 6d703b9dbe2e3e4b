import { Corpus } from './corpus';
import { excerptOf, type Piece } from './excerpt';
import { rank, type Scored } from './rank';
import { conceptsOf } from './terms';
import type { RecordKind, SearchData, SearchGroup } from './types';

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

/** The search over the pages of one language. */
export class SearchEngine {
  private constructor(private readonly corpus: Corpus) {}

  /**
   * Indexes what is searched; takes a moment, asking takes milliseconds.
   * @param language code of the language of the interface
   */
  static async of(data: SearchData, language: string): Promise<SearchEngine> {
    return new SearchEngine(await Corpus.of(data, language));
  }

  /**
   * What a query leads to. Words that no text has are taken for those that were probably meant.
   * @param group the only group that is wanted; all unless given
   */
  search(query: string, group?: SearchGroup): Found {
    const { records } = this.corpus.data;
    const concepts = conceptsOf(query, this.corpus.vocabulary);
    const terms = new Set(concepts.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)));
    const shown = new Map<number, number>();
    const chosen: Scored[] = [];
    for (const scored of rank(query.trim(), concepts, this.corpus)) {
      const record = records[scored.index];
      if (!record || (group !== undefined && record.group !== group)) continue;
      const count = shown.get(record.page) ?? 0;
      if (chosen.length === LIMIT) break;
      if (count >= (record.kind === 'setting' ? SETTINGS_OF_A_PAGE : 1)) continue;
      shown.set(record.page, count + 1);
      chosen.push(scored);
    }
    const hits = (some: readonly Scored[]) => some.flatMap(({ index }) => this.hitOf(index, terms));
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

  private hitOf(index: number, terms: ReadonlySet<string>): SearchHit[] {
    const record = this.corpus.data.records[index];
    if (!record) return [];
    const page = this.corpus.pageOf(record);
    const isSetting = record.kind === 'setting';
    const isHead = record.kind === 'page' || record.kind === 'operation';
    return [
      {
        url: record.anchor === '' ? page.url : `${page.url}#${record.anchor}`,
        title: isSetting ? record.title : page.title,
        section: isSetting || isHead ? '' : record.title,
        group: record.group,
        kind: record.kind,
        label: isSetting || record.kind === 'operation' ? (record.names[1] ?? '') : '',
        excerpt: excerptOf(record.text, terms),
      },
    ];
  }
}
