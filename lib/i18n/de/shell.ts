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
  copyFailed: 'Der Browser hat das Kopieren blockiert. Markieren und kopieren Sie den Text.',
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
  notFoundText: 'Diese Seite gibt es nicht. Ähnliche Seiten:',
  notFoundSearch: 'Dokumentation durchsuchen',
};
