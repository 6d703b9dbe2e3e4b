import type { SearchTexts } from '../en/search';

export const search: SearchTexts = {
  searchPlaceholder: 'Seiten, Operationen, Einstellungen, Fehler suchen',
  searchLoading: 'Der Index wird geladen …',
  searchEmpty: 'Keine Treffer für',
  searchResult: '1 Treffer',
  searchResults: 'Treffer',
  searchCorrected: 'Treffer für',
  searchHint: 'Tippen Sie, um zu suchen. Pfeiltasten wählen aus, die Eingabetaste öffnet, Escape schließt.',
  searchFailed: 'Der Suchindex konnte nicht geladen werden.',
  searchUnavailable: 'Die Suche braucht die gebaute Website. Führen Sie einmal npm run build aus.',
  searchFilter: 'Suchen in',
  searchAll: 'Alles',
  searchBest: 'Beste Treffer',
  searchGuides: 'Anleitungen',
  searchSettings: 'Einstellungen',
  searchApi: 'API-Referenz',
  searchErrors: 'Fehler',
  searchRecent: 'Letzte Suchen',
  searchForget: 'Löschen',
  searchNearest: 'Ähnliche Treffer',
  searchReport: 'Fehlenden Inhalt melden',
};
