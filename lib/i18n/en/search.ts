import type { Texts } from '../texts';

/** Texts of the search dialog; loaded with it. */
export const search = {
  searchPlaceholder: 'Search pages, operations, settings, errors',
  searchLoading: 'Loading the index…',
  searchEmpty: 'Nothing found for',
  searchResult: '1 result',
  searchResults: 'results',
  searchCorrected: 'Shown instead:',
  searchHint: 'Type to search. Use the arrow keys to choose, Enter to open, Escape to close.',
  searchFailed: 'The search index could not be loaded.',
  searchUnavailable: 'Search needs the built site: run npm run build once.',
  searchFilter: 'Search in',
  searchAll: 'Everything',
  searchBest: 'Best results',
  searchGuides: 'Guides',
  searchSettings: 'Settings',
  searchApi: 'API',
  searchErrors: 'Errors',
  searchRecent: 'Your last searches',
  searchForget: 'Forget them',
  searchNearest: 'Nearest results',
  searchReport: 'Tell us what is missing',
} as const;

/** What each language needs of them. */
export type SearchTexts = Texts<typeof search>;
