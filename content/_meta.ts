import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'getting-started': 'Getting started',
  'building-your-solution': 'Building your solution',
  configuration: 'Configuration',
  guides: 'Guides',
  'read-offline': { title: 'Read offline', display: 'hidden' },
  vocabulary: { title: 'Components' },
};

export default meta;
