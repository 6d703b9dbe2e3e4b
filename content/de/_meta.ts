import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'getting-started': 'Erste Schritte',
  guides: 'Anleitungen',
};

export default meta;
