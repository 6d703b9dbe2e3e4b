import { textsByCode } from '../lookup';

/** Texts of the search dialog, in all languages: they come with its script, so that no page loads them ahead of use. */
export const searchTexts = {
  en: {
    searchPlaceholder: 'Search pages, operations, settings',
    searchLoading: 'Loading the index…',
    searchEmpty: 'Nothing found for',
    searchResult: '1 result',
    searchResults: 'results',
    searchCorrected: 'Shown instead:',
    searchHint: 'Type to search. Use the arrow keys to choose, Enter to open, Escape to close.',
    searchFailed: 'The search index could not be loaded.',
    searchUnavailable: 'Search needs the built site: run npm run build once.',
  },
  de: {
    searchPlaceholder: 'Seiten, Operationen, Einstellungen suchen',
    searchLoading: 'Der Index wird geladen …',
    searchEmpty: 'Nichts gefunden zu',
    searchResult: '1 Treffer',
    searchResults: 'Treffer',
    searchCorrected: 'Stattdessen gezeigt:',
    searchHint: 'Tippen zum Suchen. Pfeiltasten wählen, Eingabetaste öffnet, Escape schließt.',
    searchFailed: 'Der Suchindex konnte nicht geladen werden.',
    searchUnavailable: 'Die Suche braucht die gebaute Website: einmal npm run build ausführen.',
  },
} as const;

/** Texts of the search dialog in one language. */
export type SearchTexts = { readonly [Key in keyof (typeof searchTexts)['en']]: string };

/** Texts of the search dialog in a language; those of the default language where it has none. */
export const getSearchTexts = textsByCode<SearchTexts>(searchTexts);
