import type { SearchTexts } from '../en/search';

export const search: SearchTexts = {
  searchPlaceholder: 'Seiten, Operationen, Einstellungen, Fehler suchen',
  searchLoading: 'Der Index wird geladen …',
  searchEmpty: 'Nichts gefunden zu',
  searchResult: '1 Treffer',
  searchResults: 'Treffer',
  searchCorrected: 'Stattdessen gezeigt:',
  searchHint: 'Tippen zum Suchen. Pfeiltasten wählen, Eingabetaste öffnet, Escape schließt.',
  searchFailed: 'Der Suchindex konnte nicht geladen werden.',
  searchUnavailable: 'Die Suche braucht die gebaute Website: einmal npm run build ausführen.',
  searchFilter: 'Suchen in',
  searchAll: 'Alles',
  searchBest: 'Beste Treffer',
  searchGuides: 'Anleitungen',
  searchSettings: 'Einstellungen',
  searchApi: 'API-Referenz',
  searchErrors: 'Fehler',
  searchRecent: 'Ihre letzten Suchen',
  searchForget: 'Vergessen',
  searchNearest: 'Am nächsten kommen',
  searchReport: 'Sagen, was fehlt',
};
