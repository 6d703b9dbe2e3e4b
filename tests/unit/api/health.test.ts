import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { libsqlDatabase } from '@/packages/reference-api/db/libsql';
import { migrate } from '@/packages/reference-api/db/migrations';
import type { Database } from '@/packages/reference-api/domain/ports';
import { healthCheck } from '@/packages/reference-api/routes/service-paths';
import { quickApi } from '@/packages/reference-api/tests/support/test-api';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const folder = temporaryFolder();

it('the health check detects a damaged page of a SQLite file while it is used', async () => {
  const file = join(folder, 'health.sqlite');
  const database = libsqlDatabase(file);
  await migrate(database);
  await database.close();
  const used = libsqlDatabase(file);
  const check = healthCheck(used);
  expect(await check()).toBeUndefined();
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0xa5, 4096, 2 * 4096));
  expect(await check()).toMatch(/^the database is damaged/);
  await used.close().catch(() => {});
});

it('the health check fails after its deadline, and requests share the running one', async () => {
  let statements = 0;
  const silent: Database = {
    dialect: 'postgres',
    query() {
      statements += 1;
      return new Promise(() => {});
    },
    transaction: () => new Promise(() => {}),
    close: async () => {},
  };
  const check = healthCheck(silent, 20);
  const late = 'the database does not respond within 0.02 seconds';
  expect(await Promise.all([check(), check(), check()])).toEqual([late, late, late]);
  expect(await check()).toBe(late);
  expect(statements).toBe(1);
});

it("a value that this program can't have written returns 503", async () => {
  const { database, fetch, close } = await quickApi();
  await database.query(
    `INSERT INTO forms (id, tenant_id, name, is_enabled, active_definition_id, created_at)
     VALUES (1, 1, 'x', 1, 2, 1)`,
  );
  for (const [column, value] of [
    ['created_at', 'yesterday'],
    ['created_at', '9e18'],
    ['is_draft', 'maybe'],
  ]) {
    await database.query('DELETE FROM form_definitions');
    await database.query(
      `INSERT INTO form_definitions (id, form_id, tenant_id, is_draft, json_data, created_at)
       VALUES (2, 1, 1, 0, '{}', 1)`,
    );
    await database.query(`UPDATE form_definitions SET ${column} = ?`, [value ?? null]);
    const response = await fetch(new Request('http://localhost/api/forms/1/definition'));
    expect([response.status, await response.json()]).toEqual([
      503,
      expect.objectContaining({ detail: expect.stringContaining(`a row contains a value in ${column}`) }),
    ]);
  }
  await close();
});
