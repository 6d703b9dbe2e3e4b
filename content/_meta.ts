import type { MetaRecord } from 'nextra';

export default {
  'getting-started': 'Getting started',
  'building-your-solution': 'Building your solution',
  configuration: 'Configuration',
  guides: 'Guides',
  'read-offline': { title: 'Read offline', display: 'hidden' },
  vocabulary: { title: 'Components' },
} satisfies MetaRecord;
