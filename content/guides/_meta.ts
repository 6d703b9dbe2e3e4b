import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'docker-setup': 'Docker',
  'docker-production': 'Docker in production',
  'docker-operations': 'Docker operations',
  'docker-variables': 'Docker variables',
  'embed-a-form': 'Embed a form',
  'form-definitions': 'Form definitions',
  'review-submissions': 'Review submissions',
  webhooks: 'Webhooks',
  'webhook-reference': 'Webhook reference',
  email: 'Email',
  'account-emails': 'Account emails',
  recaptcha: 'reCAPTCHA',
  'take-home': 'Requests and clients',
  'export-and-files': 'Export and files',
  errors: 'Errors',
  'requests-and-responses': 'Requests and responses',
  'test-your-client': 'Test your client',
};

export default meta;
