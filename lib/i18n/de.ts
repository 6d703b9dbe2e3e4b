import type { Messages } from './en';
import { shellDe } from './shell/de';
import { searchTexts } from './shell/search';

export const de: Messages = {
  ...shellDe,
  ...searchTexts.de,
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  breadcrumbs: 'Sie sind hier',
  home: 'Startseite',
  previous: 'Zurück',
  next: 'Weiter',
  pager: 'Benachbarte Seiten',
  editPage: 'Diese Seite bearbeiten',
  lastUpdated: 'Zuletzt geändert',
  copyMarkdown: 'Als Markdown kopieren',
  viewMarkdown: 'Als Markdown ansehen',
  draftNotice: 'Entwurf: Diese Seite ist nicht veröffentlicht.',
  untranslatedNotice: 'Diese Seite ist noch nicht übersetzt. Sie lesen den englischen Text.',
  oldVersionNotice: 'Sie lesen die Dokumentation der Version',
  oldVersionLink: 'Zur aktuellen Fassung dieser Seite',
  externalLink: 'öffnet eine andere Website',
  footerProduct: 'Endatix',
  footerResources: 'Ressourcen',
  footerCommunity: 'Community',
  linkToHeading: 'Link zu diesem Abschnitt',
  categoryLead: 'Seiten in diesem Abschnitt.',
  navApi: 'API-Referenz',
};
