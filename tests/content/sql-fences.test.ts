import { afterAll, expect, it } from 'vitest';
import { checkable } from '@/features/content-checks/fences/collect';
import { documentationFences } from './support/planted-fences';
import { platformTables } from './support/platform-tables';

const database = await platformTables();
afterAll(() => database.close());

/** SQL that bash fences pipe to psql, with its variable filled in. */
const piped = checkable(documentationFences, 'bash').flatMap((fence) =>
  [...fence.code.matchAll(/<<'SQL'\n([\s\S]*?)\nSQL$/gm)].map(([, code = '']) => ({
    ...fence,
    code: code.replaceAll(':since', "'2025-10-24T09:00:00Z'"),
  })),
);
const fences = [...checkable(documentationFences, 'sql'), ...piped];
expect(fences.length).toBeGreaterThan(4);

it.each(fences)('$file:$line runs on the tables of the platform', async ({ code }) => {
  await database.exec('BEGIN');
  try {
    await database.exec(code);
  } finally {
    await database.exec('ROLLBACK');
  }
});

it('the query for changes finds what was created, changed or deleted since, in this tenant', async () => {
  const query = piped.find(({ file }) => file === 'content/guides/synchronize-submissions.mdx')?.code ?? '';
  const early = '2025-10-24T08:00:00Z';
  const late = '2025-10-24T10:00:00Z';
  const row = (id: number, createdAt: string, modifiedAt: string | null, tenant = 1, isDeleted = false) =>
    database.query(
      `INSERT INTO "Submissions" ("Id", "FormId", "FormDefinitionId", "IsComplete", "JsonData", "Status", "CreatedAt", "ModifiedAt", "TenantId", "IsDeleted")
       VALUES ($1, 1, 1, true, '{}', 'new', $2, $3, $4, $5)`,
      [id, createdAt, modifiedAt, tenant, isDeleted],
    );
  await database.exec(`
    INSERT INTO "Forms" ("Id", "Name", "IsEnabled", "CreatedAt", "TenantId") VALUES (1, 'Form', true, now(), 1);
    INSERT INTO "FormDefinitions" ("Id", "FormId", "IsDraft", "JsonData", "CreatedAt", "TenantId")
      VALUES (1, 1, false, '{}', now(), 1);`);
  await row(1, early, null);
  await row(2, early, early);
  await row(3, early, late);
  await row(4, late, null);
  await row(5, early, late, 1, true);
  await row(6, late, null, 2);
  const { rows } = await database.query<{ Id: number }>(query);
  expect(rows.map(({ Id }) => Id)).toEqual([3, 4, 5]);
});

/** Adds a form with its definition, both with the ID 2, unless a test before has added them. */
const addForm = `
  INSERT INTO "Forms" ("Id", "Name", "IsEnabled", "CreatedAt", "TenantId") VALUES (2, 'Form', true, now(), 1)
    ON CONFLICT DO NOTHING;
  INSERT INTO "FormDefinitions" ("Id", "FormId", "IsDraft", "JsonData", "CreatedAt", "TenantId")
    VALUES (2, 2, false, '{}', now(), 1) ON CONFLICT DO NOTHING;`;

it('the SQL to erase an account leaves nothing to find, and keeps the rows of others', async () => {
  const [find = '', account = ''] = [
    'FROM "Submissions"\nWHERE "SubmitterId" IN',
    'CREATE TEMP TABLE person',
  ].map((part) => fences.find(({ code }) => code.includes(part))?.code);
  await database.exec(`${addForm}
    INSERT INTO "Submitters" ("Id", "ExternalSubjectId", "DisplayId", "ProfileJson") VALUES
      (1, NULL, 'Ada', '{"email":"Ada@example.com"}'), (2, 'ada@example.com', NULL, NULL),
      (3, NULL, 'nada@example.com', '{"email":"nada@example.com"}');
    INSERT INTO "Submissions" ("Id", "SubmitterId", "SubmitterDisplayId", "SubmitterProfileSnapshot", "SubmittedBy",
      "FormId", "FormDefinitionId", "IsComplete", "JsonData", "Status", "CreatedAt", "TenantId")
    SELECT v.*, 2, 2, true, '{}', 'new', now(), 1 FROM (VALUES (21::bigint, 1::bigint, 'Ada', NULL::jsonb, '1'), (22, 2, NULL, NULL, '2'),
      (23, NULL, NULL, '{"email":"ada@example.com"}', NULL), (24, NULL, NULL, NULL, 'ADA@example.com'),
      (25, 3, 'nada@example.com', '{"email":"nada@example.com"}', '3')) v;`);
  const found = async () => (await database.query<{ Id: number }>(find)).rows.map(({ Id }) => Id).sort();
  expect(await found()).toEqual([21, 22, 23, 24]);
  await database.exec(account);
  expect(await found()).toEqual([]);
  const { rows } = await database.query(`SELECT "Id" FROM "Submitters"`);
  expect(rows).toEqual([{ Id: 3 }]);
  const kept = await database.query(
    `SELECT "SubmittedBy" FROM "Submissions" WHERE "SubmitterDisplayId" IS NOT NULL`,
  );
  expect(kept.rows).toEqual([{ SubmittedBy: '3' }]);
});

it('the SQL for a copy of a person and for the addresses of files reads what the erasure deletes', async () => {
  const inPage = fences.filter(({ file }) => file === 'content/guides/erase-a-person.mdx');
  const [copy = '', files = ''] = ['json_build_object', 'starts with'].map(
    (part) => inPage.find(({ code }) => code.includes(part))?.code,
  );
  const answers = (content: string) => JSON.stringify({ photo: [{ name: 'a.png', content }] });
  await database.exec(`BEGIN; ${addForm}
    INSERT INTO "Submitters" ("Id", "DisplayId") VALUES (7, 'Ada');
    INSERT INTO "Submissions" ("Id", "SubmitterId", "FormId", "FormDefinitionId", "IsComplete", "JsonData", "Status", "CreatedAt", "TenantId") VALUES
      (1430000000000000077, 7, 2, 2, true, '${answers('https://files.example.com/2')}', 'new', now(), 1),
      (1430000000000000078, NULL, 2, 2, true, '${answers('data:image/png;base64,')}', 'new', now(), 1),
      (1430000000000000079, NULL, 2, 2, true, '${answers('https://files.example.com/other')}', 'new', now(), 1);
    INSERT INTO "SubmissionVersions" ("Id", "SubmissionId", "JsonData", "CreatedAt", "IsDeleted")
      VALUES (1, 1430000000000000077, '${answers('https://files.example.com/1')}', now(), false);`);
  const addresses = await database.query<{ jsonb_path_query: string }>(files);
  const copies = await database.query<{ json_build_object: Record<string, unknown[] | null> }>(copy);
  await database.exec('ROLLBACK');
  expect(addresses.rows.map((row) => row.jsonb_path_query).sort()).toEqual([
    'https://files.example.com/1',
    'https://files.example.com/2',
  ]);
  const counts = Object.entries(copies.rows[0]?.json_build_object ?? {}).map(([part, rows]) => [
    part,
    rows?.length,
  ]);
  expect(counts).toEqual([
    ['submissions', 2],
    ['earlierAnswers', 1],
    ['submitters', 1],
    ['accounts', undefined],
  ]);
});

it('the SQL after an upgrade takes the roles of accounts without a tenant', async () => {
  const code = fences.find(({ file }) => file.endsWith('/upgrade-to-0-7.mdx'))?.code ?? '';
  await database.exec(`
    BEGIN;
    DROP TABLE identity."Users" CASCADE;
    CREATE TABLE identity."Users" ("Id", "TenantId") AS VALUES (1, 0), (2, 1), (3, 2);
    DELETE FROM identity."UserRoles";
    INSERT INTO identity."UserRoles" ("UserId", "RoleId") VALUES (1, 10), (2, 11), (3, 10);`);
  await database.exec(code);
  const { rows } = await database.query('SELECT "UserId" FROM identity."UserRoles" ORDER BY 1');
  await database.exec('ROLLBACK');
  expect(rows).toEqual([{ UserId: 2 }, { UserId: 3 }]);
});

it('the SQL to clean up keeps what waits, what failed and what is young', async () => {
  const code = fences.find(({ code }) => code.includes('-- delivered events'))?.code ?? '';
  await database.exec(`${addForm}
    DELETE FROM "Submissions";
    INSERT INTO "OutboxMessages" ("Id", "TenantId", "Payload", "Attempts", "Status", "OccurredAt", "ProcessedAt")
    SELECT id, 1, '{}', 0, status, now() - age::interval, now() - age::interval
    FROM (VALUES (1, 0, '60 days'), (2, 1, '60 days'), (3, 2, '60 days'), (4, 1, '1 day')) v(id, status, age);
    INSERT INTO "Submissions" ("Id", "IsComplete", "CreatedAt", "ModifiedAt", "CompletedAt", "IsDeleted", "DeletedAt",
      "FormId", "FormDefinitionId", "JsonData", "Status", "TenantId")
    SELECT id, complete, now() - '4 years'::interval, now() - changed::interval, now() - completed::interval, deleted IS NOT NULL, now() - deleted::interval, 2, 2, '{}', 'new', 1
    FROM (VALUES (31, false, '100 days', NULL, NULL), (32, false, '1 day', NULL, NULL), (33, true, NULL, '3 years', NULL),
      (34, true, NULL, '1 day', NULL), (35, true, NULL, '1 day', '31 days'), (36, true, NULL, '1 day', '1 day')) v(id, complete, changed, completed, deleted);`);
  await database.exec(code);
  const ids = async (table: string) =>
    (await database.query<{ Id: number }>(`SELECT "Id" FROM "${table}" ORDER BY 1`)).rows.map(({ Id }) => Id);
  expect(await ids('OutboxMessages')).toEqual([1, 3, 4]);
  expect(await ids('Submissions')).toEqual([32, 34, 36]);
});

it('the SQL for a first administrator gives the role of the platform to one account of a tenant', async () => {
  const code = fences.find(({ file }) => file.endsWith('/troubleshoot-sign-in.mdx'))?.code ?? '';
  await database.exec(`
    BEGIN;
    DROP TABLE identity."Users", identity."Roles" CASCADE;
    CREATE TABLE identity."Users" ("Id", "TenantId", "NormalizedEmail") AS VALUES
      (1, 1, 'ADMIN@EXAMPLE.COM'), (2, 1, 'OTHER@EXAMPLE.COM'), (3, 0, 'ADMIN@EXAMPLE.COM');
    CREATE TABLE identity."Roles" ("Id", "TenantId", "NormalizedName") AS VALUES
      (10, 0, 'ADMIN'), (11, 0, 'PLATFORMADMIN'), (12, 1, 'PLATFORMADMIN');`);
  await database.exec(code);
  const { rows } = await database.query('SELECT "UserId", "RoleId" FROM identity."UserRoles"');
  await database.exec('ROLLBACK');
  expect(rows).toEqual([{ UserId: 1, RoleId: 11 }]);
});

it('the SQL for a password gives an account the hash of the helper, and deletes the helper alone', async () => {
  const code = fences.find(({ code }) => code.includes('"PasswordHash" = h.'))?.code ?? '';
  await database.exec(`
    BEGIN;
    DROP TABLE identity."Users" CASCADE;
    CREATE TABLE identity."Users" ("NormalizedUserName", "PasswordHash", "EmailConfirmed", "RefreshTokenHash", "SecurityStamp", "ConcurrencyStamp") AS VALUES
      ('ADMIN@EXAMPLE.COM', 'old', false, 'token', 'stamp', 'stamp'), ('OTHER@EXAMPLE.COM', 'other', false, 'token', 'stamp', 'stamp'),
      ('HELPER@EXAMPLE.COM', 'new', false, NULL, 'stamp', 'stamp');`);
  await database.exec(code);
  const { rows } = await database.query(
    `SELECT "NormalizedUserName" AS name, "PasswordHash" AS hash, "EmailConfirmed" AS confirmed, "RefreshTokenHash" AS token,
       "SecurityStamp" <> 'stamp' AS stamped FROM identity."Users" ORDER BY 1`,
  );
  await database.exec('ROLLBACK');
  expect(rows).toEqual([
    { name: 'ADMIN@EXAMPLE.COM', hash: 'new', confirmed: true, token: null, stamped: true },
    { name: 'OTHER@EXAMPLE.COM', hash: 'other', confirmed: false, token: 'token', stamped: false },
  ]);
});
