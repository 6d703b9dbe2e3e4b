import type { ShellTexts } from '../en/shell';
import { errors } from './errors';

export const shell: ShellTexts = {
  ...errors,
  docsNavigation: 'Dokumentation',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  pagesBelow: 'Seiten unter',
  onThisPage: 'Auf dieser Seite',
  backToTop: 'Nach oben',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Der Browser hat das Kopieren verweigert; markieren Sie den Text von Hand.',
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
  notFoundText: 'Unter dieser Adresse gibt es keine Seite. Am nächsten kommen:',
  notFoundSearch: 'Dokumentation durchsuchen',
};
