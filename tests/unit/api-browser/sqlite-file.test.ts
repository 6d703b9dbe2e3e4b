import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import initSqlJs from 'sql.js';
import { describe, expect, it } from 'vitest';
import { openForeignFile } from '@/packages/reference-api/browser/engine/sqlite-file';
import { libsqlDatabase } from '@/packages/reference-api/db/libsql';
import { migrate } from '@/packages/reference-api/db/migrations';
import { migrations } from '@/packages/reference-api/db/schema';
import { sqlJsDatabase } from '@/packages/reference-api/db/sqljs';
import type { Database } from '@/packages/reference-api/domain/ports';
import { seedDemo } from '@/packages/reference-api/seed/demo';
import { quickApi } from '@/packages/reference-api/tests/support/test-api';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const sqlJs = await initSqlJs();
const folder = temporaryFolder();

/** Returns the bytes of a file with so many steps of the API's schema, and further statements. */
async function getFile(steps: number, ...statements: string[]): Promise<Uint8Array> {
  const database = sqlJsDatabase(sqlJs);
  if (steps > 0) await migrate(database, migrations.slice(0, steps));
  for (const statement of statements) await database.query(statement);
  return database.export();
}

const ofApi = (...statements: string[]) => getFile(migrations.length, ...statements);

function templateNames(database: Database): Promise<unknown[]> {
  return database.query('SELECT name FROM form_templates');
}

const template = "INSERT INTO form_templates VALUES ('5', '1', 'Visit', NULL, 1, '{}', 1, NULL, NULL)";

describe('a file that the reader chose', () => {
  it('is migrated if it has an older schema', async () => {
    const database = await openForeignFile(sqlJs, await getFile(1, template));
    expect(await templateNames(database)).toEqual([{ name: 'Visit' }]);
  });

  it('loses the indexes and the counter of an earlier release', async () => {
    const former = [
      'CREATE INDEX submissions_page ON submissions (form_id, current_page)',
      `CREATE TRIGGER submissions_count_insert AFTER INSERT ON submissions BEGIN
         UPDATE forms SET submission_count = submission_count + 1 WHERE id = NEW.form_id; END`,
    ];
    // Rejects any table, index or trigger that a new database doesn't have.
    const database = await openForeignFile(sqlJs, await getFile(5, ...former, template));
    expect(await templateNames(database)).toEqual([{ name: 'Visit' }]);
  });

  it('can be the database of the server under Node, which has a write-ahead log while it runs', async () => {
    const path = join(folder, 'import.sqlite');
    await (await quickApi({ database: libsqlDatabase(path), seed: seedDemo })).close();
    const bytes = await readFile(path);
    // Sets the WAL mode in the header, as in the file of a server that runs or was killed.
    bytes.fill(2, 18, 20);
    expect(await templateNames(await openForeignFile(sqlJs, bytes))).toEqual([{ name: 'Visit report' }]);
  });

  it('can be used by the server under Node, with all IDs', async () => {
    const path = join(folder, 'export.sqlite');
    await writeFile(path, await ofApi(template));
    await (await quickApi({ database: libsqlDatabase(path) })).close();
    const database = libsqlDatabase(path);
    const rows = await database.query('SELECT id, name FROM form_templates');
    expect(rows).toEqual([{ id: 5n, name: 'Visit' }]);
    await database.close();
  });

  it.each([
    ["UPDATE form_templates SET created_at = 'yesterday'", 'form_templates.created_at'],
    ['UPDATE form_templates SET created_at = 9223372036854775807', 'form_templates.created_at'],
    ['UPDATE form_templates SET is_enabled = 7', 'form_templates.is_enabled'],
    ["UPDATE form_templates SET json_data = x'00ff'", 'form_templates.json_data'],
    ['UPDATE form_templates SET tenant_id = -1', 'form_templates.tenant_id'],
  ])('is rejected if it contains values that no list could show: %s', async (statement, column) => {
    const file = await ofApi(template, statement);
    await expect(openForeignFile(sqlJs, file)).rejects.toThrow(`The file contains values in ${column} that`);
  });

  const damaged = async () => (await ofApi(template)).fill(0xff, 4096, 8192);
  const text = async () => new TextEncoder().encode('SQLite format 3 is what it says');
  const emptied = () => getFile(0, 'CREATE TABLE t (a)', 'DROP TABLE t');
  const trigger = 'CREATE TRIGGER t AFTER INSERT ON forms BEGIN DELETE FROM forms; END';
  const newer = 'UPDATE reference_api_schema SET version = 99';
  it.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ['empty', async () => new Uint8Array(), /is not a SQLite database/],
    ['a text', text, /is not a SQLite database/],
    ['cut off', async () => (await ofApi()).slice(0, 5000), /is a damaged SQLite database/],
    ['damaged', damaged, /is a damaged SQLite database/],
    ['a database without tables', emptied, /is an empty SQLite database/],
    ['of another program', () => getFile(0, 'CREATE TABLE songs (title TEXT)'), /belongs to another program/],
    ['of a newer release', () => ofApi(newer), /or to a newer release/],
    ['of this API with a table more', () => ofApi('CREATE TABLE songs (title TEXT)'), /tables of the file/],
    ['of this API with a table less', () => ofApi('DROP TABLE users'), /tables of the file/],
    ['of this API with a trigger', () => ofApi(trigger), /tables of the file/],
    ['without a version', () => getFile(1, 'DELETE FROM reference_api_schema'), /tables of the file/],
  ])('is rejected with a sentence if it is %s', async (_what, file, reason) => {
    const errorResponse = await openForeignFile(sqlJs, await file()).catch((error: unknown) => error);
    expect(errorResponse).toMatchObject({ name: 'SandboxError' });
    expect(String(errorResponse)).toMatch(reason);
    expect(String(errorResponse)).toContain('Nothing was changed.');
  });
});
