import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'docker-setup': 'Docker',
  'docker-production': 'Docker in production',
  'docker-operations': 'Docker operations',
  'docker-variables': 'Docker variables',
  'embed-a-form': 'Embed a form',
  'form-definitions': 'Form definitions',
  themes: 'Themes and custom questions',
  'review-submissions': 'Review submissions',
  webhooks: 'Webhooks',
  'webhook-reference': 'Webhook reference',
  email: 'Email',
  'account-emails': 'Account emails',
  recaptcha: 'reCAPTCHA',
  slack: 'Slack and notifications',
  'take-home': 'Requests and clients',
  'export-and-files': 'Export and files',
  'export-reference': 'Export reference',
  'synchronize-submissions': 'Synchronize submissions',
  errors: 'Errors',
  'log-messages': 'Log messages',
  'requests-and-responses': 'Requests and responses',
  'odd-calls': 'Odd calls',
  'repeat-and-race': 'Repeat and race',
  'test-your-client': 'Test your integration',
  'test-retries': 'Test retries and failures',
  'coding-agents': 'Coding agents',
};

export default meta;
