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
