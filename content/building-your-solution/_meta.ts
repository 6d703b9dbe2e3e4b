import type { MetaRecord } from 'nextra';

export default {
  'your-own-code': 'Your own code',
  'your-own-tables': 'Your own tables',
  'audit-and-test': 'Audit and test',
  'extension-reference': 'Extension reference',
  'type-reference': 'Type reference',
  namespaces: 'Namespaces',
  'replaceable-services': 'Services to replace',
  'email-services': 'Email services',
  'data-types': 'Data and event types',
  'use-cases': 'Use cases in code',
  host: 'The host',
  tenants: 'Tenants and claims',
  authentication: 'Authentication',
  deployment: 'Deployment',
} satisfies MetaRecord;
