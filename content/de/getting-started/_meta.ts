import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'what-is-endatix': 'Was ist Endatix?',
  evaluate: 'Endatix bewerten',
  'quick-start': 'Schnellstart',
  'setup-nuget-package': 'Mit NuGet einrichten',
  'nuget-reference': 'NuGet-Referenz',
  'setup-repository': 'Aus dem Quelltext einrichten',
  'troubleshoot-setup': 'Probleme beim Einrichten',
  architecture: 'Architektur',
  'data-model': 'Datenmodell',
  versions: 'Versionen',
  'later-releases': 'Spätere Releases',
  faq: 'Häufige Fragen',
  glossary: 'Glossar',
};

export default meta;
