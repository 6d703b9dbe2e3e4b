import type { MetaRecord } from 'nextra';

export default {
  settings: 'Settings',
  code: 'Configure in code',
  troubleshooting: 'Troubleshooting',
  'api-configuration': 'API configuration',
  'data-configuration': 'Data configuration',
  'infrastructure-configuration': 'Infrastructure configuration',
  'security-configuration': 'Security configuration',
} satisfies MetaRecord;
