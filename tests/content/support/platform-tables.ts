import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

/** A column of the platform's tables, with its type on PostgreSQL. A nullable type ends in ` null`. */
interface PlatformColumn {
  table: string;
  column: string;
  type: string;
}

const ROW = /^\| `([\w.]+)` \| `([^`]+)` \| `[^`]+` \|/;
const COMMON = 'Columns of each table';

/** Reads the columns of every table from the page "Data reference". */
function platformColumns(): PlatformColumn[] {
  let heading = '';
  const rows = readFileSync('content/getting-started/data-reference.mdx', 'utf8')
    .split('\n')
    .flatMap((line) => {
      heading = /^## (.+?)(?: \[#[\w-]+\])?$/.exec(line)?.[1] ?? heading;
      const [, name = '', type = ''] = ROW.exec(line) ?? [];
      const [column = '', other] = name.split('.').reverse();
      const table = other === undefined ? heading : `identity.${other}`;
      return name === '' ? [] : [{ table, column, type }];
    });
  const common = rows.filter(({ table }) => table === COMMON);
  const own = rows.filter(({ table }) => table !== COMMON);
  const named = new Set(own.map(({ table }) => table));
  const extended = [...named].filter((table) => !/\.AspNet/.test(table));
  return [...extended.flatMap((table) => common.map((row) => ({ ...row, table }))), ...own];
}

const quoted = (table: string) => table.replace(/\w+$/, '"$&"');

function statementFor(table: string, columns: readonly PlatformColumn[]): string {
  const lines = columns.map(({ column, type }) => {
    const key = column === 'Id' ? ' PRIMARY KEY' : '';
    // The migrations that added this column to existing tables left a default.
    const preset = column === 'IsDeleted' && /^(?:Forms|FormDefinitions|Submissions|Tenants)$/.test(table);
    return `"${column}" ${type}${type.endsWith(' null') ? '' : ' NOT NULL'}${key}${preset ? ' DEFAULT false' : ''}`;
  });
  return `CREATE TABLE ${quoted(table)} (${lines.join(', ')});`;
}

/** Foreign keys that statements in pages can meet, with their delete actions. */
const references = [
  ['FormDefinitions', 'FormId', 'Forms', 'NO ACTION'],
  ['Forms', 'ActiveDefinitionId', 'FormDefinitions', 'RESTRICT'],
  ['Forms', 'ThemeId', 'Themes', 'SET NULL'],
  ['Submissions', 'FormDefinitionId', 'FormDefinitions', 'NO ACTION'],
  ['SubmissionVersions', 'SubmissionId', 'Submissions', 'CASCADE'],
  ['identity.EmailVerificationTokens', 'UserId', 'identity.AspNetUsers', 'CASCADE'],
  ...['Forms', 'FormDefinitions', 'Submissions'].map((table) => [table, 'TenantId', 'Tenants', 'RESTRICT']),
  ...['FormTemplates', 'Themes', 'CustomQuestions'].map((table) => [table, 'TenantId', 'Tenants', 'CASCADE']),
];

/** Tables of 0.7.3 that statements in pages meet, whose columns the page doesn't list. */
const later = `
  CREATE TABLE identity."Users" (LIKE identity."AspNetUsers" INCLUDING ALL);
  CREATE TABLE "OutboxMessages" ("TenantId" bigint NOT NULL);
  ${['DataLists', 'Folders', 'TenantSettings']
    .map(
      (table) =>
        `CREATE TABLE "${table}" ("TenantId" bigint NOT NULL REFERENCES "Tenants" ON DELETE RESTRICT);`,
    )
    .join('\n')}`;

/** Creates a database in memory with the platform's tables and tenants 1 and 2. */
export async function platformTables(): Promise<PGlite> {
  const database = new PGlite();
  const columns = platformColumns();
  const tables = [...new Set(columns.map(({ table }) => table))];
  const keys = references.map(
    ([table = '', column, other = '', onDelete]) =>
      `ALTER TABLE ${quoted(table)} ADD FOREIGN KEY ("${column}") REFERENCES ${quoted(other)} ON DELETE ${onDelete};`,
  );
  await database.exec(
    [
      'CREATE SCHEMA identity;',
      ...tables.map((table) =>
        statementFor(
          table,
          columns.filter((column) => column.table === table),
        ),
      ),
      ...keys,
      later,
      `INSERT INTO "Tenants" ("Id", "Name", "CreatedAt") VALUES (1, 'Default Tenant', now()), (2, 'Other', now());`,
    ].join('\n'),
  );
  return database;
}
