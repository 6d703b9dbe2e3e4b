import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'getting-started': 'Erste Schritte',
  guides: 'Anleitungen',
  'read-offline': 'Offline lesen',
};

export default meta;
