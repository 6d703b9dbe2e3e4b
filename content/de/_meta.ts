import type { MetaRecord } from 'nextra';

export default {
  'getting-started': 'Erste Schritte',
  guides: 'Anleitungen',
  'read-offline': 'Offline lesen',
} satisfies MetaRecord;
