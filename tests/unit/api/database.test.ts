import { join } from 'node:path';
import { expect, it } from 'vitest';
import { libsqlDatabase } from '@/packages/reference-api/db/libsql';
import { migrate } from '@/packages/reference-api/db/migrations';
import { migrations } from '@/packages/reference-api/db/schema';
import { drivers } from '@/packages/reference-api/tests/support/drivers';
import { quickApi } from '@/packages/reference-api/tests/support/test-api';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const folder = temporaryFolder();

it.each(drivers)('a failed migration is rolled back: $name', async ({ open }) => {
  const database = await open();
  await migrate(database);
  const broken = [...migrations, ['CREATE TABLE half (n INTEGER)', 'CREATE NONSENSE']];
  await expect(migrate(database, broken)).rejects.toThrow();
  await expect(database.query('SELECT * FROM half')).rejects.toThrow();
  await migrate(database);
  await database.close();
});

it('a full SQLite file returns 503, keeps what was acknowledged, and works again when it has room', async () => {
  const database = libsqlDatabase(join(folder, 'full.sqlite'));
  const api = await quickApi({ database });
  const body = { name: 'xx', isEnabled: true, formDefinitionJsonData: 'y'.repeat(20_000) };
  const create = () => api.send('POST', '/api/forms', body);
  const [pages] = await database.query('PRAGMA page_count');
  await database.query(`PRAGMA max_page_count = ${Number(pages?.page_count) + 20}`);
  const acknowledged: string[] = [];
  let rejected: Response | undefined;
  for (let count = 0; count < 20 && !rejected; count++) {
    const response = await create();
    if (response.status === 201) acknowledged.push(((await response.json()) as { id: string }).id);
    else rejected = response;
  }
  expect(rejected?.status).toBe(503);
  expect(rejected?.headers.get('Content-Type')).toBe('application/problem+json');
  expect(await rejected?.json()).toMatchObject({
    status: 503,
    title: 'Service unavailable.',
    detail: 'The database cannot serve: there is no space left for the database (database or disk is full).',
  });

  await database.query('PRAGMA max_page_count = 100000');
  expect((await create()).status).toBe(201);
  const ids = (await database.query('SELECT id FROM forms')).map((row) => String(row.id));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(ids).toEqual(expect.arrayContaining(acknowledged));
  expect(ids).toHaveLength(acknowledged.length + 1);
  await api.close();
});
