import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  settings: 'Settings',
  code: 'Configure in code',
  troubleshooting: 'Troubleshooting',
};

export default meta;
