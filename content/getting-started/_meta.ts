import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'what-is-endatix': 'What is Endatix?',
  evaluate: 'Evaluate Endatix',
  'quick-start': 'Quick start',
  'setup-nuget-package': 'Set up with NuGet',
  'nuget-reference': 'NuGet reference',
  'setup-repository': 'Set up from source',
  'troubleshoot-setup': 'Troubleshoot setup',
  architecture: 'Architecture',
  'data-model': 'Data model',
  'data-reference': 'Data reference',
  versions: 'Versions',
  'later-releases': 'Later releases',
  'is-there': 'Is there …?',
  faq: 'FAQ',
  glossary: 'Glossary',
};

export default meta;
