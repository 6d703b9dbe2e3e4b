import initSqlJs from 'sql.js';
import { expect, it } from 'vitest';
import { createApi } from '@/sandbox/api/app';
import { sqlJsDatabase } from '@/sandbox/db/sqljs';
import { deleteForm } from '@/sandbox/db/tables/forms';
import { seedDemo } from '@/sandbox/seed/demo';

it('marks a form, its definitions and its submissions as deleted, and nothing else', async () => {
  const database = sqlJsDatabase(await initSqlJs());
  const options = { database, signingKey: new Uint8Array(32), passwordIterations: 2, seed: seedDemo };
  await createApi(options);
  const [form] = await database.query("SELECT id FROM forms WHERE name = 'Customer feedback'");
  await deleteForm(database, { id: String(form?.id), tenantId: '1', now: 5 });
  const count = async (table: string, condition: string): Promise<number> =>
    Number((await database.query(`SELECT COUNT(*) AS n FROM ${table} WHERE ${condition}`))[0]?.n);
  expect({
    forms: await count('forms', 'deleted_at = 5'),
    definitions: await count('form_definitions', 'deleted_at = 5'),
    submissions: await count('submissions', 'deleted_at = 5'),
  }).toEqual({ forms: 1, definitions: 1, submissions: 8 });
  expect({
    forms: await count('forms', 'deleted_at IS NULL'),
    definitions: await count('form_definitions', 'deleted_at IS NULL'),
    submissions: await count('submissions', 'deleted_at IS NULL'),
    templates: await count('form_templates', 'deleted_at IS NULL'),
  }).toEqual({ forms: 1, definitions: 1, submissions: 0, templates: 1 });
});

it('fills an empty database with the sample data once', async () => {
  const database = sqlJsDatabase(await initSqlJs());
  const options = { database, signingKey: new Uint8Array(32), passwordIterations: 2, seed: seedDemo };
  await createApi(options);
  await createApi(options);
  expect((await database.query('SELECT name FROM forms ORDER BY name')).map(({ name }) => name)).toEqual([
    'Customer feedback',
    'Event registration',
  ]);
  const groups = await database.query(
    'SELECT status, is_complete FROM submissions GROUP BY status, is_complete ORDER BY status, is_complete',
  );
  expect(groups.map(({ status, is_complete }) => `${status} ${is_complete}`)).toEqual(
    ['approved', 'declined', 'new', 'read'].flatMap((status) => [`${status} 0`, `${status} 1`]),
  );
});
