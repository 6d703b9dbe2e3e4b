import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'persistence-settings': 'Persistence',
  'data-settings': 'Data',
  'postgresql-and-sql-server': 'PostgreSQL and SQL Server',
  'auth-settings': 'Authentication',
  'cors-settings': 'CORS',
  'email-settings': 'Email',
  'health-checks': 'Health checks',
  'logging-settings': 'Logging',
  'empty-and-wrong-values': 'Empty and wrong values',
};

export default meta;
