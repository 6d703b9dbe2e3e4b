/** Filters of the search. */
export const SEARCH_GROUPS = ['guides', 'settings', 'api', 'errors'] as const;

export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** Kind of a document: the head of a page, a section, a row of a table, a settings key, an operation, a term. */
export type DocumentKind = 'page' | 'section' | 'row' | 'setting' | 'operation' | 'term';

export interface SearchPage {
  /** Site path with a slash at its end. */
  url: string;
  title: string;
}

export interface SearchDocument {
  page: number;
  /** Fragment of the place; empty for the top of the page. */
  anchor: string;
  kind: DocumentKind;
  group: SearchGroup;
  title: string;
  /** Names and messages in their exact spelling: keys, variables, operation IDs, paths, errors. */
  names: string[];
  text: string;
  /** Identifiers that appear in code only. */
  code: string;
  /** Of an operation: prefixes of anchors, each with the number of names in `code` that have it, in their order. */
  properties?: Record<string, number>;
  /** Whether it is an operation that only an Endatix server has. */
  isServerOnly?: boolean;
  /** Questions and phrases that readers type who look for this place. */
  phrases?: string[];
}

export interface SearchData {
  pages: SearchPage[];
  /** The documents of a page are neighbors, the head of the page first. */
  documents: SearchDocument[];
  /** Common English words that resemble one of the pages and so look like its typo, with spaces between. */
  dictionary: string;
}

/** Returns whether a value is what the build writes for a language, as far as a search needs to know. */
export const isSearchData = (value: unknown): value is SearchData =>
  typeof value === 'object' &&
  value !== null &&
  'pages' in value &&
  Array.isArray(value.pages) &&
  'documents' in value &&
  Array.isArray(value.documents);
