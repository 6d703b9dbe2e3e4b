import type { ErrorTexts } from '../en/errors';

export const errors: ErrorTexts = {
  crashTitle: 'Diese Seite ist abgestürzt',
  tryAgain: 'Erneut versuchen',
  reload: 'Seite neu laden',
  toStart: 'Startseite',
  retry: 'Erneut versuchen',
  loadFailed: 'Ein Teil dieser Seite konnte nicht geladen werden.',
};
