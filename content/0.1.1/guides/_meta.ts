import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'docker-setup': 'Docker',
  'embed-a-form': 'Embed a form',
  'form-definitions': 'Form definitions',
  'review-submissions': 'Review submissions',
  webhooks: 'Webhooks',
  'take-home': 'Requests and clients',
  'export-and-files': 'Export and files',
  errors: 'Errors',
  'test-your-client': 'Test your client',
};

export default meta;
