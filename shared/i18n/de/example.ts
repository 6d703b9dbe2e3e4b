import type { ExampleTexts } from '../en/example';

export const example: ExampleTexts = {
  language: 'Sprache der Anfrage',
  withSteps: 'mit Anmeldung und Vorbereitung',
  run: 'Ausführen',
  here: 'in diesem Browser',
  there: 'auf {origin}',
  partFailed: 'Dieser Teil der Seite konnte nicht geladen werden. Laden Sie die Seite neu.',
  liveToken: 'Der Code enthält Ihr Zugriffstoken. Entfernen Sie es, bevor Sie den Code weitergeben.',
  bodyTooLong: 'Der Body ist zu lang für die Anzeige als Code.',
};
