import type { SearchTexts } from '../en/search';

export const search: SearchTexts = {
  searchPlaceholder: 'Seiten, Operationen, Einstellungen suchen',
  searchLoading: 'Der Index wird geladen …',
  searchEmpty: 'Nichts gefunden zu',
  searchResult: '1 Treffer',
  searchResults: 'Treffer',
  searchCorrected: 'Stattdessen gezeigt:',
  searchHint: 'Tippen zum Suchen. Pfeiltasten wählen, Eingabetaste öffnet, Escape schließt.',
  searchFailed: 'Der Suchindex konnte nicht geladen werden.',
  searchUnavailable: 'Die Suche braucht die gebaute Website: einmal npm run build ausführen.',
};
