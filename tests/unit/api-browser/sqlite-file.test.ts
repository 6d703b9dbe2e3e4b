import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import initSqlJs, { type SqlJsStatic } from 'sql.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { openForeignFile } from '@/api/browser/engine/sqlite-file';
import { libsqlDatabase } from '@/api/db/libsql';
import { migrate, migrations } from '@/api/db/migrations';
import { sqlJsDatabase } from '@/api/db/sqljs';
import type { Database } from '@/api/domain/ports';
import { createApi } from '@/api/routes/app';
import { seedDemo } from '@/api/seed/demo';

let sqlJs: SqlJsStatic;
beforeAll(async () => {
  sqlJs = await initSqlJs();
});

/** The bytes of a file that these statements make. */
async function made(...statements: string[]): Promise<Uint8Array> {
  const database = sqlJsDatabase(sqlJs);
  for (const statement of statements) await database.query(statement);
  return database.export();
}

/** The bytes of a file of the API, with these further statements. */
async function ofApi(steps: number, ...statements: string[]): Promise<Uint8Array> {
  const database = sqlJsDatabase(sqlJs);
  await migrate(database, migrations.slice(0, steps));
  for (const statement of statements) await database.query(statement);
  return database.export();
}

function templateNames(database: Database): Promise<unknown[]> {
  return database.query('SELECT name FROM form_templates');
}

const template = "INSERT INTO form_templates VALUES ('5', '1', 'Visit', NULL, 1, '{}', 1, NULL, NULL)";

describe('a file that the reader chose', () => {
  it('is opened when it is of this API', async () => {
    const database = await openForeignFile(sqlJs, await ofApi(migrations.length, template));
    expect(await templateNames(database)).toEqual([{ name: 'Visit' }]);
  });

  it('is brought up to date when it is of an older release', async () => {
    const database = await openForeignFile(sqlJs, await ofApi(1, template));
    expect(await templateNames(database)).toEqual([{ name: 'Visit' }]);
    const indexes = await database.query("SELECT name FROM sqlite_master WHERE name = 'submissions_page'");
    expect(indexes).toHaveLength(1);
  });

  it('may be the database of the server under Node, which has a write-ahead log while it runs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-import-'));
    try {
      const path = join(folder, 'endatix.sqlite');
      const api = await createApi({
        database: libsqlDatabase(path),
        signingKey: new Uint8Array(32),
        passwordIterations: 2,
        seed: seedDemo,
      });
      await api.close();
      const bytes = await readFile(path);
      // Says that there is a log, as in the file of a server that runs or was killed.
      bytes.fill(2, 18, 20);
      const database = await openForeignFile(sqlJs, bytes);
      expect(await templateNames(database)).toEqual([{ name: 'Visit report' }]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('is one that the server under Node can start with, ids and all', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-export-'));
    try {
      const path = join(folder, 'endatix.sqlite');
      await writeFile(path, await ofApi(migrations.length, template));
      const options = { signingKey: new Uint8Array(32), passwordIterations: 2 };
      const api = await createApi({ database: libsqlDatabase(path), ...options });
      await api.close();
      const database = libsqlDatabase(path);
      expect(await database.query('SELECT id, name FROM form_templates')).toEqual([
        { id: 5n, name: 'Visit' },
      ]);
      await database.close();
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('may hold everything that the API writes', async () => {
    const written = sqlJsDatabase(sqlJs);
    const options = { signingKey: new Uint8Array(32), passwordIterations: 2, seed: seedDemo };
    await createApi({ database: written, ...options });
    const database = await openForeignFile(sqlJs, written.export());
    expect(await templateNames(database)).toEqual([{ name: 'Visit report' }]);
  });

  it.each([
    ["UPDATE form_templates SET created_at = 'yesterday'", 'form_templates.created_at'],
    ['UPDATE form_templates SET created_at = 9223372036854775807', 'form_templates.created_at'],
    ['UPDATE form_templates SET is_enabled = 7', 'form_templates.is_enabled'],
    ["UPDATE form_templates SET json_data = x'00ff'", 'form_templates.json_data'],
    ['UPDATE form_templates SET tenant_id = -1', 'form_templates.tenant_id'],
  ])('is rejected when it holds values that no list could show: %s', async (statement, column) => {
    const file = await ofApi(migrations.length, template, statement);
    await expect(openForeignFile(sqlJs, file)).rejects.toThrow(`The file contains values in ${column} that`);
  });

  const damaged = async () => {
    const bytes = await ofApi(migrations.length, template);
    return bytes.fill(0xff, 4096, 8192);
  };
  it.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ['empty', async () => new Uint8Array(), /is not a SQLite database/],
    [
      'a text',
      async () => new TextEncoder().encode('SQLite format 3 is what it says'),
      /is not a SQLite database/,
    ],
    ['cut off', async () => (await ofApi(migrations.length)).slice(0, 5000), /is a damaged SQLite database/],
    ['damaged', damaged, /is a damaged SQLite database/],
    [
      'a database without tables',
      () => made('CREATE TABLE t (a)', 'DROP TABLE t'),
      /is an empty SQLite database/,
    ],
    ['of another program', () => made('CREATE TABLE songs (title TEXT)'), /belongs to another program/],
    [
      'of a newer release',
      () => ofApi(migrations.length, 'UPDATE reference_api_schema SET version = 99'),
      /or to a newer release/,
    ],
    [
      'of this API with a table more',
      () => ofApi(migrations.length, 'CREATE TABLE songs (title TEXT)'),
      /tables of the file/,
    ],
    [
      'of this API with a table less',
      () => ofApi(migrations.length, 'DROP TABLE users'),
      /tables of the file/,
    ],
    [
      'of this API with a trigger',
      () => ofApi(migrations.length, 'CREATE TRIGGER t AFTER INSERT ON forms BEGIN DELETE FROM forms; END'),
      /tables of the file/,
    ],
    [
      'of this API without a version',
      () => ofApi(1, 'DELETE FROM reference_api_schema'),
      /tables of the file/,
    ],
  ])('is rejected with a sentence when it is %s', async (_what, file, reason) => {
    const errorResponse = await openForeignFile(sqlJs, await file()).catch((error: unknown) => error);
    expect(errorResponse).toMatchObject({
      name: 'SandboxError',
      kind: 'foreign-file',
      message: expect.stringMatching(reason),
    });
    expect(String(errorResponse)).toContain('Nothing was changed.');
  });
});
