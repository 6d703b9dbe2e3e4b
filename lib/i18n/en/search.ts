import type { Texts } from '../texts';

/** Texts of the search dialog; loaded with it. */
export const search = {
  searchPlaceholder: 'Search pages, operations, settings, errors',
  searchLoading: 'Loading the index…',
  searchEmpty: 'No results for',
  searchResult: '1 result',
  searchResults: 'results',
  searchCorrected: 'Showing results for',
  searchMissing: 'No page mentions',
  searchMore: 'Show more results',
  searchVerbatim: 'Search exactly what I typed',
  searchHint: 'Type to search.',
  searchKeyChoose: 'choose',
  searchKeyOpen: 'open',
  searchKeyClose: 'close',
  searchFailed: 'The search index couldn’t be loaded.',
  searchUnavailable: 'Search needs a built site. Run npm run build once.',
  searchFilter: 'Search in',
  searchAll: 'Everything',
  searchBest: 'Best results',
  searchGuides: 'Guides',
  searchSettings: 'Settings',
  searchApi: 'API',
  searchErrors: 'Errors',
  searchRecent: 'Recent searches',
  searchForget: 'Clear',
  searchNearest: 'Closest results',
  searchReport: 'Report missing content',
} as const;

export type SearchTexts = Texts<typeof search>;
