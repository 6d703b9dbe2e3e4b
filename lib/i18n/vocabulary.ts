import { textsByCode } from './lookup';

const en = {
  calloutNote: 'Note',
  calloutTip: 'Tip',
  calloutWarning: 'Warning',
  calloutDanger: 'Danger',
  calloutLater: 'Later releases',
  table: 'Table',
  answer: 'Expected answer',
  noBody: 'without a body',
  openDrawing: 'Open the drawing alone',
} as const;

/** Typed set of these texts; a missing or surplus key in a translation fails the type check. */
export type VocabularyTexts = { readonly [Key in keyof typeof en]: string };

const de: VocabularyTexts = {
  calloutNote: 'Hinweis',
  calloutTip: 'Tipp',
  calloutWarning: 'Warnung',
  calloutDanger: 'Gefahr',
  calloutLater: 'Seither geändert',
  table: 'Tabelle',
  answer: 'Erwartete Antwort',
  noBody: 'ohne Inhalt',
  openDrawing: 'Zeichnung allein öffnen',
};

/** Texts that the teaching components add to a page, in the language of its text; no script loads them. */
export const getVocabularyTexts = textsByCode<VocabularyTexts>({ en, de });
