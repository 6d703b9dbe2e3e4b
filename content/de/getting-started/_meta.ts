import type { MetaRecord } from 'nextra';

export default {
  'what-is-endatix': 'Was ist Endatix?',
  evaluate: 'Endatix bewerten',
  'quick-start': 'Schnellstart',
  '-- setup': { type: 'separator', title: 'Einrichten' },
  'setup-nuget-package': 'Mit NuGet einrichten',
  'setup-repository': 'Aus dem Quelltext einrichten',
  'troubleshoot-setup': 'Probleme beim Einrichten',
  'nuget-reference': 'NuGet-Referenz',
  '-- understand': { type: 'separator', title: 'Verstehen' },
  architecture: 'Architektur',
  'data-model': 'Datenmodell',
  faq: 'Häufige Fragen',
  glossary: 'Glossar',
  '-- versions': { type: 'separator', title: 'Versionen' },
  versions: 'Versionen',
  'later-releases': 'Änderungen nach Release',
} satisfies MetaRecord;
