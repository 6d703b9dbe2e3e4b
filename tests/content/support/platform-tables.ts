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
/** The only table of accounts with the common columns. */
const CODES = 'identity.EmailVerificationTokens';

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
  const extended = [...named].filter((table) => table === CODES || !table.startsWith('identity.'));
  return [...extended.flatMap((table) => common.map((row) => ({ ...row, table }))), ...own];
}

const quoted = (table: string) => table.replace(/\w+$/, '"$&"');

/** Defaults that the migrations left which added these columns to existing tables. */
const defaults: Record<string, string> = {
  IsDeleted: 'false',
  IsPublic: 'true',
  IsTestSubmission: 'false',
  LimitOnePerUser: 'false',
  Revision: '1',
};

/** The only tables that existed before soft deletion, so that their flag has a default. */
const DELETED_BY_DEFAULT = /^(?:Forms|FormDefinitions|Submissions|Tenants)$/;

function statementFor(table: string, columns: readonly PlatformColumn[]): string {
  const lines = columns.map(({ column, type }) => {
    const key = column === 'Id' ? ' PRIMARY KEY' : '';
    const preset = column !== 'IsDeleted' || DELETED_BY_DEFAULT.test(table) ? defaults[column] : undefined;
    return `"${column}" ${type}${type.endsWith(' null') ? '' : ' NOT NULL'}${key}${preset ? ` DEFAULT ${preset}` : ''}`;
  });
  return `CREATE TABLE ${quoted(table)} (${lines.join(', ')});`;
}

/** Foreign keys that statements in pages can meet, with their delete actions. */
const references = `
  ALTER TABLE "FormDefinitions" ADD FOREIGN KEY ("FormId") REFERENCES "Forms",
    ADD FOREIGN KEY ("TenantId") REFERENCES "Tenants" ON DELETE RESTRICT;
  ALTER TABLE "Forms" ADD FOREIGN KEY ("ActiveDefinitionId") REFERENCES "FormDefinitions" ON DELETE RESTRICT,
    ADD FOREIGN KEY ("ThemeId") REFERENCES "Themes" ON DELETE SET NULL,
    ADD FOREIGN KEY ("TenantId") REFERENCES "Tenants" ON DELETE RESTRICT;
  ALTER TABLE "Submissions" ADD FOREIGN KEY ("FormDefinitionId") REFERENCES "FormDefinitions",
    ADD FOREIGN KEY ("FormId") REFERENCES "Forms",
    ADD FOREIGN KEY ("TenantId") REFERENCES "Tenants" ON DELETE RESTRICT;
  ALTER TABLE "SubmissionVersions" ADD FOREIGN KEY ("SubmissionId") REFERENCES "Submissions" ON DELETE CASCADE;
  ALTER TABLE "FormTemplates" ADD FOREIGN KEY ("TenantId") REFERENCES "Tenants" ON DELETE CASCADE;
  ALTER TABLE "Themes" ADD FOREIGN KEY ("TenantId") REFERENCES "Tenants" ON DELETE CASCADE;
  ALTER TABLE "CustomQuestions" ADD FOREIGN KEY ("TenantId") REFERENCES "Tenants" ON DELETE CASCADE;
  ALTER TABLE ${quoted(CODES)} ADD FOREIGN KEY ("UserId") REFERENCES identity."Users" ON DELETE CASCADE;`;

/** Tables that statements in pages meet, whose columns the page lists without types. */
const summarized = `
  CREATE TABLE "OutboxMessages" (
    "Id" bigint PRIMARY KEY, "TenantId" bigint NOT NULL, "Payload" jsonb NOT NULL,
    "OccurredAt" timestamptz NOT NULL, "ProcessedAt" timestamptz, "Status" integer NOT NULL,
    "Attempts" integer NOT NULL, "NextAttemptAt" timestamptz, "LockedUntil" timestamptz);
  CREATE TABLE "Submitters" ("Id" bigint PRIMARY KEY, "AppUserId" bigint, "ExternalSubjectId" text,
    "DisplayId" text, "ProfileJson" jsonb);
  CREATE TABLE "TenantSettings" ("TenantId" bigint PRIMARY KEY REFERENCES "Tenants" ON DELETE RESTRICT,
    "SlackSettingsJson" jsonb, "WebHookSettingsJson" jsonb, "CustomExportsJson" jsonb);
  CREATE TABLE identity."Permissions" ("Id" bigint PRIMARY KEY);
  CREATE TABLE identity."RolePermissions" ("Id" bigint PRIMARY KEY);
  CREATE TABLE "DataLists" ("TenantId" bigint NOT NULL REFERENCES "Tenants" ON DELETE RESTRICT);
  CREATE TABLE "Folders" ("TenantId" bigint NOT NULL REFERENCES "Tenants" ON DELETE RESTRICT);`;

/** Creates a database in memory with the platform's tables and tenants 1 and 2. */
export async function platformTables(): Promise<PGlite> {
  const database = new PGlite();
  const columns = platformColumns();
  const tables = [...new Set(columns.map(({ table }) => table))];
  const of = (table: string) => columns.filter((column) => column.table === table);
  await database.exec(
    [
      'CREATE SCHEMA identity;',
      ...tables.map((table) => statementFor(table, of(table))),
      references,
      summarized,
      `INSERT INTO "Tenants" ("Id", "Name", "CreatedAt") VALUES (1, 'Default Tenant', now()), (2, 'Other', now());`,
    ].join('\n'),
  );
  return database;
}
