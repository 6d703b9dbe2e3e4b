export const SEARCH_GROUPS = ['guides', 'settings', 'api', 'errors'] as const;

export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** Kind of a document: the head of a page, a section, a table row, a settings key, an operation, a term. */
export type DocumentKind = 'page' | 'section' | 'row' | 'setting' | 'operation' | 'term';

export interface SearchPage {
  url: string;
  title: string;
  part: string;
  language: string;
}

export interface SearchDocument {
  page: number;
  anchor: string;
  kind: DocumentKind;
  group: SearchGroup;
  title: string;
  /** Names and messages in their exact spelling: keys, variables, operation IDs, paths, errors. */
  names: string[];
  text: string;
  /** Identifiers that appear in code only. */
  code: string;
  /** Anchor prefixes of an operation, each with the number of consecutive names in `code` that have it. */
  properties?: Record<string, number>;
  isServerOnly?: boolean;
  /** Questions and phrases that readers type to find it. */
  phrases?: string[];
}

export interface SearchData {
  pages: SearchPage[];
  /** The documents of a page are consecutive, its head first. */
  documents: SearchDocument[];
  /** Common English words that are similar to a word of the pages but no typo of it, separated by spaces. */
  dictionary: string;
}

/** Returns whether a value has the form of search data; that of another version may not. */
export const isSearchData = (value: unknown): value is SearchData =>
  typeof value === 'object' &&
  value !== null &&
  'pages' in value &&
  Array.isArray(value.pages) &&
  'documents' in value &&
  Array.isArray(value.documents);
