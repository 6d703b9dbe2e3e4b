import type { MetaRecord } from 'nextra';

export default {
  '-- deploy': { type: 'separator', title: 'Bereitstellen' },
  '-- embed': { type: 'separator', title: 'Formulare einbetten' },
  'embed-a-form': 'Ein Formular einbetten',
  'embed-in-blazor': 'Ein Formular in Blazor einbetten',
  'form-definitions': 'Mit einem Beispielformular beginnen',
  themes: 'Designs und eigene Fragen',
  '-- receive': { type: 'separator', title: 'Empfangen und exportieren' },
  'review-submissions': 'Einsendungen prüfen',
  'synchronize-submissions': 'Einsendungen abgleichen',
  '-- administer': { type: 'separator', title: 'Verwalten' },
  '-- operate': { type: 'separator', title: 'Betreiben und Fehler finden' },
  '-- develop': { type: 'separator', title: 'Entwickeln und testen' },
  'take-home': 'API-Clients verwenden',
  'test-your-client': 'Integration testen',
} satisfies MetaRecord;
