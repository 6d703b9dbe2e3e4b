import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'embed-a-form': 'Ein Formular einbetten',
  'form-definitions': 'Formulardefinitionen',
  themes: 'Designs und eigene Fragen',
  'review-submissions': 'Einsendungen prüfen',
  'synchronize-submissions': 'Einsendungen abgleichen',
  'take-home': 'Anfragen und Clients',
  'test-your-client': 'Integration testen',
};

export default meta;
