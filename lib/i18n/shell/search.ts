import { textsByCode } from '../lookup';

/** Texts of the search dialog, in all languages: they come with its script, so that no page loads them ahead of use. */
export const searchTexts = {
  en: {
    searchPlaceholder: 'Search pages, operations, settings',
    searchLoading: 'Loading the index…',
    searchEmpty: 'Nothing found for',
    searchResults: 'results',
    searchHint: 'Type to search. Use the arrow keys to choose, Enter to open, Escape to close.',
    searchFailed: 'The search index could not be loaded.',
    searchUnavailable: 'Search needs the built site: run npm run build once.',
  },
  de: {
    searchPlaceholder: 'Seiten, Operationen, Einstellungen suchen',
    searchLoading: 'Der Index wird geladen …',
    searchEmpty: 'Nichts gefunden zu',
    searchResults: 'Treffer',
    searchHint: 'Tippen zum Suchen. Pfeiltasten wählen, Eingabetaste öffnet, Escape schließt.',
    searchFailed: 'Der Suchindex konnte nicht geladen werden.',
    searchUnavailable: 'Die Suche braucht die gebaute Website: einmal npm run build ausführen.',
  },
} as const;

type SearchTexts = { readonly [Key in keyof (typeof searchTexts)['en']]: string };

/** Texts of the search dialog in a language; those of the default language where it has none. */
export const getSearchTexts = textsByCode<SearchTexts>(searchTexts);
