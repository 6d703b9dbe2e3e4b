import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'docker-setup': 'Docker',
  webhooks: 'Webhooks',
};

export default meta;
