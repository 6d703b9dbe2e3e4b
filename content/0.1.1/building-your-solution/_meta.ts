import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  authentication: 'Authentication',
  deployment: 'Deployment',
};

export default meta;
