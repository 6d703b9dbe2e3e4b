import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  settings: 'Settings',
};

export default meta;
