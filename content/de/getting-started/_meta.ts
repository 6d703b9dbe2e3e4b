import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'what-is-endatix': 'Was ist Endatix?',
  'quick-start': 'Schnellstart',
  'setup-nuget-package': 'Mit NuGet einrichten',
  'setup-repository': 'Aus dem Quelltext einrichten',
  architecture: 'Architektur',
};

export default meta;
