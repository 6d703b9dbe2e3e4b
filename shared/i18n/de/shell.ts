import type { ShellTexts } from '../en/shell';
import { errors } from './errors';

export const shell: ShellTexts = {
  ...errors,
  docsNavigation: 'Dokumentation',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  pagesBelow: 'Seiten in',
  onThisPage: 'Auf dieser Seite',
  backToTop: 'Nach oben',
  copy: 'Kopieren',
  copied: 'Kopiert',
  wrap: 'Zeilen umbrechen',
  copyFailed: 'Der Browser hat das Kopieren blockiert.',
  pageFailed: 'Die Seite konnte nicht geladen werden.',
  offline:
    'Sie sind offline, deshalb bleibt diese Seite offen. Folgen Sie dem Link mit Verbindung noch einmal.',
  colorMode: 'Farbschema',
  colorSystem: 'System',
  colorLight: 'hell',
  colorDark: 'dunkel',
  language: 'Sprache',
  version: 'Version',
  search: 'Suche',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  announcement: 'Hinweis',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText: 'Diese Seite gibt es nicht. Die Dokumentation hat diese Abschnitte:',
  notFoundSimilar: 'Diese Seite gibt es nicht. Diese Seiten haben eine ähnliche Adresse:',
  notFoundSearch: 'Dokumentation durchsuchen',
};
