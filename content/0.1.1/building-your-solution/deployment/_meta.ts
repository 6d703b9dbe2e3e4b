import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'subfolder-deployment': 'Deploy in a subfolder',
  'security-checklist': 'Security checklist',
};

export default meta;
