import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'docker-setup': 'Docker',
  'form-definitions': 'Form definitions',
  webhooks: 'Webhooks',
  'export-and-files': 'Export and files',
  errors: 'Errors',
};

export default meta;
