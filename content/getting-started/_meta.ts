import type { MetaRecord } from 'nextra';

export default {
  'what-is-endatix': 'What is Endatix?',
  evaluate: 'Evaluate Endatix',
  'quick-start': 'Quick start',
  '-- setup': { type: 'separator', title: 'Set up' },
  'setup-nuget-package': 'Set up with NuGet',
  'setup-repository': 'Set up from source',
  'troubleshoot-setup': 'Troubleshoot setup',
  'nuget-reference': 'NuGet reference',
  '-- understand': { type: 'separator', title: 'Understand' },
  architecture: 'Architecture',
  'data-model': 'Data model',
  'data-reference': 'Data reference',
  faq: 'FAQ',
  'is-there': 'Is there …?',
  glossary: 'Glossary',
  '-- versions': { type: 'separator', title: 'Versions' },
  versions: 'Versions',
  'later-releases': 'Changes by release',
} satisfies MetaRecord;
