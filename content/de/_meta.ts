import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'getting-started': 'Erste Schritte',
};

export default meta;
