import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'subfolder-deployment': 'Deploy in a subfolder',
};

export default meta;
