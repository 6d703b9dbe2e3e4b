import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { libsqlDatabase } from '@/packages/reference-api/db/libsql';
import { postgresDatabase } from '@/packages/reference-api/db/postgres';
import { findUserByEmail } from '@/packages/reference-api/db/users';
import { accessTokens } from '@/packages/reference-api/domain/access-token';
import { systemClock } from '@/packages/reference-api/domain/clock';
import type { Database } from '@/packages/reference-api/domain/ports';
import { createApi } from '@/packages/reference-api/routes/app';
import { DEFAULT_ADMINISTRATOR, DEFAULT_TENANT } from '@/packages/reference-api/seed/administrator';

export const SIGNING_KEY = 'a signing key for measurements only';

/** Token of the newest submission, the only partial one. */
export const SUBMISSION_TOKEN = 'A'.repeat(64);

/** Filters that only the first submission satisfies. */
export const oneRowFilters = [
  'id:1',
  'createdAt<2024-01-01T00:00:02Z',
  'updatedAt!:2024-02-01',
  'isComplete:true',
  'isComplete!:false',
  'jsonData:{"score":99}',
  `jsonData!:${[0, 1, 2, 3, 4].map((score) => `{"score":${score}}`).join()}`,
  'formDefinitionId:3',
  'formDefinitionId!:2',
  'currentPage:99',
  'currentPage!:0,1,2,3,4,5,6,7,8,9',
  'metadata!:{}',
  'completedAt>2000-01-01',
];

export const noRowFilters = [
  'id:987654321',
  'createdAt>2100-01-01',
  'updatedAt!:2024-02-01,2024-03-01',
  'isComplete!:true,false',
  'jsonData:{"score":100}',
  `jsonData!:${[0, 1, 2, 3, 4, 99].map((score) => `{"score":${score}}`).join()}`,
  'formId!:1',
  'formDefinitionId!:2,3',
  'currentPage>:100',
  'currentPage!:0,1,2,3,4,5,6,7,8,9,99',
  'metadata!:{},kiosk',
  'completedAt<2000-01-01',
];

const JANUARY = Date.UTC(2024, 0) * 1000;
const FEBRUARY = Date.UTC(2024, 1) * 1000;
const MARCH = Date.UTC(2024, 2) * 1000;

/**
 * Fills an empty database with one form and `rows` submissions. The first one differs from the others in each
 * field.
 * @returns an access token of the administrator
 */
async function fill(database: Database, rows: number): Promise<string> {
  const signingKey = new TextEncoder().encode(SIGNING_KEY);
  await createApi({ database, signingKey, passwordIterations: 1000 });
  await database.query(
    `INSERT INTO forms (id, tenant_id, name, is_enabled, active_definition_id, created_at)
     VALUES (1, ?, 'Measured form', 1, 2, ${JANUARY})`,
    [DEFAULT_TENANT],
  );
  await database.query(
    `INSERT INTO form_definitions (id, form_id, tenant_id, is_draft, json_data, created_at)
     VALUES (2, 1, ?, 0, '{"pages":[]}', ${JANUARY})`,
    [DEFAULT_TENANT],
  );
  await database.query(
    `INSERT INTO submissions (id, form_id, form_definition_id, tenant_id, is_complete, json_data, current_page,
       metadata, status, token, token_prefix, token_expires_at, created_at, modified_at, completed_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < CAST(? AS INTEGER))
     SELECT i, 1, CASE i WHEN 1 THEN 3 ELSE 2 END, CAST(? AS BIGINT), CASE i WHEN 1 THEN 1 ELSE 0 END,
       CASE i WHEN 1 THEN '{"score":99}' ELSE '{"score":' || CAST(i % 5 AS TEXT) || '}' END,
       CASE i WHEN 1 THEN 99 ELSE i % 10 END, CASE i WHEN 1 THEN 'kiosk' ELSE '{}' END, 'new',
       CASE i WHEN CAST(? AS INTEGER) THEN '${SUBMISSION_TOKEN}' ELSE '' END,
       CASE i WHEN CAST(? AS INTEGER) THEN '${SUBMISSION_TOKEN.slice(0, 32)}' ELSE CAST(i AS TEXT) END,
       9000000000000000, ${JANUARY} + i * CAST(1000000 AS BIGINT),
       CASE i WHEN 1 THEN ${MARCH} ELSE ${FEBRUARY} END, CASE i WHEN 1 THEN ${MARCH} END FROM n`,
    [rows, DEFAULT_TENANT, rows, rows],
  );
  const user = await findUserByEmail(database, DEFAULT_ADMINISTRATOR.email);
  if (!user) throw new Error('The administrator is missing.');
  return (await accessTokens(signingKey, systemClock())).issue(user);
}

/** Fills the SQLite file that a server started in `folder` opens. */
export async function fillFile(folder: string, rows: number): Promise<string> {
  await mkdir(join(folder, '.data'));
  const database = libsqlDatabase(join(folder, '.data', 'endatix.sqlite'));
  const token = await fill(database, rows);
  await database.close();
  return token;
}

/** Fills an emptied PostgreSQL database and runs `VACUUM ANALYZE`, which autovacuum would do later. */
export async function fillPostgres(url: string, rows: number): Promise<string> {
  const database = postgresDatabase(url);
  await database.query('DROP SCHEMA public CASCADE');
  await database.query('CREATE SCHEMA public');
  const token = await fill(database, rows);
  await database.query('VACUUM ANALYZE');
  await database.close();
  return token;
}
