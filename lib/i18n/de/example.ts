import type { ExampleTexts } from '../en/example';

export const example: ExampleTexts = {
  language: 'Sprache der Anfrage',
  withSteps: 'mit Anmeldung und Vorarbeit',
  run: 'Ausführen',
  here: 'in diesem Browser',
  there: 'auf {origin}',
  partFailed: 'Dieser Teil der Seite konnte nicht geladen werden. Laden Sie die Seite neu.',
  bodyTooLong: 'Der Inhalt ist zu lang, um als Code gezeigt zu werden.',
};
