import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'your-own-code': 'Your own code',
  'your-own-tables': 'Your own tables',
  'extension-reference': 'Extension reference',
  'type-reference': 'Type reference',
  host: 'The host',
  tenants: 'Tenants and claims',
  authentication: 'Authentication',
  deployment: 'Deployment',
};

export default meta;
