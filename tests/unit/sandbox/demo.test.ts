import initSqlJs from 'sql.js';
import { expect, it } from 'vitest';
import { createApi } from '@/sandbox/api/app';
import { sqlJsDatabase } from '@/sandbox/db/sqljs';
import { seedDemo } from '@/sandbox/seed/demo';

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
