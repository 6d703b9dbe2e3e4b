import type { MetaRecord } from 'nextra';

export default {
  'persistence-settings': 'Persistence',
  'data-settings': 'Data',
  'postgresql-and-sql-server': 'PostgreSQL and SQL Server',
  'auth-settings': 'Authentication',
  'cors-settings': 'CORS',
  'email-settings': 'Email',
  'health-checks': 'Health checks',
  'logging-settings': 'Logging',
  'empty-and-wrong-values': 'Empty and wrong values',
} satisfies MetaRecord;
