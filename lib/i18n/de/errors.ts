import type { ErrorTexts } from '../en/errors';

export const errors: ErrorTexts = {
  crashTitle: 'Diese Seite ist abgestürzt',
  tryAgain: 'Noch einmal versuchen',
  reload: 'Seite neu laden',
  toStart: 'Startseite',
  retry: 'Wiederholen',
  loadFailed: 'Ein Teil dieser Seite konnte nicht geladen werden.',
};
