import { textsByCode } from '../lookup';

/** Texts of an example before its first run: each page that has examples loads them, so they are few. */
const texts = {
  en: {
    language: 'Language of the request',
    run: 'Run',
    here: 'in this browser',
    there: 'on {origin}',
    partFailed: 'This part of the page could not be loaded. Reload the page and try again.',
  },
  de: {
    language: 'Sprache der Anfrage',
    run: 'Ausführen',
    here: 'in diesem Browser',
    there: 'auf {origin}',
    partFailed: 'Dieser Teil der Seite konnte nicht geladen werden. Laden Sie die Seite neu.',
  },
} as const;

type IslandTexts = { readonly [Key in keyof (typeof texts)['en']]: string };

/** These texts in a language; those of the default language where it has none. */
export const getIslandTexts = textsByCode<IslandTexts>(texts);
