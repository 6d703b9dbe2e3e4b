import type { Texts } from '../texts';

/** Texts of the search dialog; loaded with it. */
export const search = {
  searchPlaceholder: 'Search pages, operations, settings, errors',
  searchLoading: 'Loading the index…',
  searchQuoted: '“{text}”',
  searchEmpty: 'No results for {query}.',
  searchResult: '1 result',
  searchResults: '{count} results',
  searchCorrected: 'Showing results for {query}: {count}',
  searchMissing: 'No page contains {words}.',
  searchItsWords: 'Results for its words: {count}',
  searchOtherWords: 'Results for the other words: {count}',
  searchMore: 'Show more results ({count})',
  searchVerbatim: 'Search exactly what I typed',
  searchSlash: 'Open with',
  searchKeyChoose: 'choose',
  searchKeyOpen: 'open',
  searchKeyClose: 'close',
  searchFailed: 'The search index couldn’t be loaded.',
  searchUnavailable: 'Search needs a built site. Run npm run build once.',
  searchFilter: 'Search in',
  searchAll: 'All',
  searchGuides: 'Guides',
  searchSettings: 'Settings',
  searchApi: 'API',
  searchErrors: 'Errors',
  searchRecent: 'Recent searches',
  searchForget: 'Clear recent searches',
  searchPlaces: 'Frequently opened',
  searchNearest: 'Closest results',
  searchReport: 'Report missing content',
} as const;

export type SearchTexts = Texts<typeof search>;
