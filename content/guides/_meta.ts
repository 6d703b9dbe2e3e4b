import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'docker-setup': 'Docker',
  webhooks: 'Webhooks',
  'export-and-files': 'Export and files',
  errors: 'Errors',
  'test-your-client': 'Test your client',
};

export default meta;
