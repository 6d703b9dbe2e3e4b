import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'what-is-endatix': 'What is Endatix?',
  'quick-start': 'Quick start',
  'setup-nuget-package': 'Set up with NuGet',
  'setup-repository': 'Set up from source',
  architecture: 'Architecture',
};

export default meta;
