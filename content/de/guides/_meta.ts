import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'embed-a-form': 'Ein Formular einbetten',
  'form-definitions': 'Formulardefinitionen',
  'review-submissions': 'Einsendungen prüfen',
  'take-home': 'Anfragen und Clients',
  'test-your-client': 'Den eigenen Client testen',
};

export default meta;
