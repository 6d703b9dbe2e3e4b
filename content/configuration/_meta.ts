import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  settings: 'Settings',
  code: 'Configure in code',
  troubleshooting: 'Troubleshooting',
  'api-configuration': 'API configuration',
  'data-configuration': 'Data configuration',
  'infrastructure-configuration': 'Infrastructure configuration',
  'security-configuration': 'Security configuration',
};

export default meta;
