import type { VocabularyTexts } from '../en/vocabulary';

export const vocabulary: VocabularyTexts = {
  calloutNote: 'Hinweis',
  calloutTip: 'Tipp',
  calloutWarning: 'Warnung',
  calloutDanger: 'Gefahr',
  calloutLater: 'Seither geändert',
  table: 'Tabelle',
  answer: 'Erwartete Antwort',
  noBody: 'ohne Inhalt',
  openDrawing: 'Zeichnung allein öffnen',
  settingsOf: 'Einstellungen in {section}',
  settingKey: 'Schlüssel',
  settingType: 'Typ',
  settingDefault: 'Vorgabe',
  settingNoDefault: 'keine',
  settingEffect: 'Wirkung',
  settingVariable: 'Umgebungsvariable',
  settingEffectAndVariable: 'Wirkung und Umgebungsvariable',
  settingLegacy: 'veraltet',
  settingIneffective: 'ohne Wirkung',
  settingRequired: 'nötig',
};
