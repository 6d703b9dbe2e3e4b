/** Where a result belongs for the reader. */
export const SEARCH_GROUPS = ['guides', 'settings', 'api', 'errors'] as const;

export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** What a record is: the head of a page, one of its sections, a row of a table about trouble, a settings key, an operation, a term. */
export type RecordKind = 'page' | 'section' | 'row' | 'setting' | 'operation' | 'term';

/** A page that is searched. */
export interface SearchPage {
  /** Site path with a slash at its end. */
  url: string;
  title: string;
  group: SearchGroup;
  /** Other words for the page that its text lacks. */
  also: string;
}

/** A place of a page that a result leads to. */
export interface SearchRecord {
  /** Index of the page. */
  page: number;
  /** Fragment id of the place; empty for the top of the page. */
  anchor: string;
  kind: RecordKind;
  group: SearchGroup;
  title: string;
  /** Names and messages as they are written: keys, variables, operation ids, paths, quoted texts. */
  names: string[];
  text: string;
  /** Identifiers that stand in code only. */
  code: string;
  /** What readers ask who are answered here: whole questions and short forms of them. */
  asked?: string[];
}

/** All that is searched in one language, before it is cut into parts. */
export interface SearchData {
  pages: SearchPage[];
  records: SearchRecord[];
}
