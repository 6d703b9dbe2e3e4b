import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import initSqlJs from 'sql.js';
import { afterAll, describe, expect, it } from 'vitest';
import { createApi } from '@/sandbox/api/app';
import { libsqlDatabase } from '@/sandbox/db/libsql';
import { migrate, migrations } from '@/sandbox/db/migrations';
import { sqlJsDatabase } from '@/sandbox/db/sqljs';
import { type Database, DatabaseRefused, DatabaseUnavailable } from '@/sandbox/domain/ports';
import { freshPglite } from '@/tests/contract/support/fresh-pglite';

const folder = mkdtempSync(join(tmpdir(), 'reference-api-db-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function newFile(): string {
  files += 1;
  return join(folder, `${files}.sqlite`);
}

const opened: { name: string; open(): Promise<Database> }[] = [
  { name: 'SQLite in memory', open: async () => sqlJsDatabase(await initSqlJs()) },
  { name: 'SQLite file', open: async () => libsqlDatabase(newFile()) },
  { name: 'PGlite', open: freshPglite },
];

describe.each(opened)('a database: $name', ({ open }) => {
  it('keeps all of a transaction or nothing, and lets nobody in between', async () => {
    const database = await open();
    await database.query('CREATE TABLE t (n INTEGER NOT NULL)');
    const failing = database.transaction(async (transaction) => {
      await transaction.query('INSERT INTO t VALUES (1)');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    // Each adds one to what it read: only one at a time comes to ten.
    await database.query('INSERT INTO t VALUES (0)');
    const addOne = () =>
      database.transaction(async (transaction) => {
        const [row] = await transaction.query('SELECT n FROM t');
        await Promise.resolve();
        await transaction.query('UPDATE t SET n = ?', [Number(row?.n) + 1]);
      });
    await Promise.all(Array.from({ length: 10 }, addOne));
    expect((await database.query('SELECT n FROM t')).map(({ n }) => Number(n))).toEqual([10]);
    await database.close();
  });

  it('brings 64-bit integers, text and null back as they were', async () => {
    const database = await open();
    await database.query('CREATE TABLE t (id BIGINT, label TEXT, note TEXT)');
    const id = '9223372036854775807';
    const label = 'žluťoučký 🐎 \' " \\ ?';
    const rows = await database.query('INSERT INTO t VALUES (?, ?, ?) RETURNING *', [id, label, null]);
    expect(rows.map((row) => ({ ...row, id: String(row.id) }))).toEqual([{ id, label, note: null }]);
    await database.close();
  });

  it('upgrades an older schema with its data', async () => {
    const database = await open();
    await migrate(database, migrations.slice(0, 1));
    await database.query(
      `INSERT INTO forms (id, tenant_id, name, is_enabled, active_definition_id, created_at)
       VALUES (1, 1, 'kept', 1, 2, 3)`,
    );
    await migrate(database);
    await migrate(database);
    expect(
      (await database.query('SELECT version FROM reference_api_schema')).map((row) => Number(row.version)),
    ).toEqual([migrations.length]);
    expect(await database.query('SELECT name FROM forms')).toEqual([{ name: 'kept' }]);
    await database.close();
  });

  it('refuses a newer schema, and changes nothing', async () => {
    const database = await open();
    await migrate(database, [...migrations, ['CREATE TABLE later (n INTEGER)']]);
    await expect(migrate(database)).rejects.toThrow(/version 5, but this program knows versions up to 4/);
    await expect(migrate(database)).rejects.toBeInstanceOf(DatabaseRefused);
    expect(
      (await database.query('SELECT version FROM reference_api_schema'))[0]?.version,
    ).not.toBeUndefined();
    await database.close();
  });

  it("refuses another program's tables", async () => {
    const database = await open();
    await database.query('CREATE TABLE forms (title TEXT)');
    await expect(migrate(database)).rejects.toThrow(/belongs to another program: it has the tables forms/);
    await database.close();
  });

  it('leaves no half of a failed upgrade', async () => {
    const database = await open();
    await migrate(database);
    const broken = [...migrations, ['CREATE TABLE half (n INTEGER)', 'CREATE NONSENSE']];
    await expect(migrate(database, broken)).rejects.toThrow();
    await expect(database.query('SELECT * FROM half')).rejects.toThrow();
    await migrate(database);
    await database.close();
  });
});

describe('a SQLite file', () => {
  it('is explained when it cannot be used', () => {
    const noDatabase = newFile();
    writeFileSync(
      noDatabase,
      'This is text, and enough of it to be read as a header of something else.'.repeat(20),
    );
    const held = newFile();
    const holder = libsqlDatabase(held);
    const attempts: [string, RegExp][] = [
      [noDatabase, /not a SQLite database/],
      [held, /another process holds/],
      [folder, /cannot be opened/],
      [join(folder, 'missing', 'x.sqlite'), /cannot be opened/],
    ];
    for (const [path, reason] of attempts) {
      expect(() => libsqlDatabase(path), path).toThrow(DatabaseUnavailable);
      expect(() => libsqlDatabase(path), path).toThrow(reason);
    }
    return holder.close();
  });

  it('that is full is answered with 503, keeps what was acknowledged, and goes on when there is room', async () => {
    const database = libsqlDatabase(newFile());
    const api = await createApi({ database, signingKey: new Uint8Array(32), passwordIterations: 2 });
    const post = (path: string, body: unknown, token = ''): Promise<Response> =>
      api.fetch(
        new Request(`http://localhost${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        }),
      );
    const login = await post('/api/auth/login', { email: 'admin@endatix.com', password: 'P@ssw0rd' });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const create = () =>
      post(
        '/api/forms',
        { name: 'xx', isEnabled: true, formDefinitionJsonData: 'y'.repeat(20_000) },
        accessToken,
      );

    const [pages] = await database.query('PRAGMA page_count');
    await database.query(`PRAGMA max_page_count = ${Number(pages?.page_count) + 20}`);
    const acknowledged: string[] = [];
    let refused: Response | undefined;
    for (let count = 0; count < 20 && !refused; count++) {
      const response = await create();
      if (response.status === 201) acknowledged.push(((await response.json()) as { id: string }).id);
      else refused = response;
    }
    expect(refused?.status).toBe(503);
    expect(refused?.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await refused?.json()).toMatchObject({
      status: 503,
      title: 'Service unavailable.',
      detail: 'The database cannot serve: there is no space left on the disk or in the database.',
    });

    await database.query('PRAGMA max_page_count = 100000');
    expect((await create()).status).toBe(201);
    const ids = (await database.query('SELECT id FROM forms')).map((row) => String(row.id));
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining(acknowledged));
    expect(ids).toHaveLength(acknowledged.length + 1);
    await api.close();
  });
});

describe('a database in memory', () => {
  it('can be taken out as a file and opened again', async () => {
    const sqlJs = await initSqlJs();
    const first = sqlJsDatabase(sqlJs);
    await first.query('CREATE TABLE t (n INTEGER)');
    await first.query('INSERT INTO t VALUES (?)', [1]);
    const written = first.revision;
    await first.query('SELECT n FROM t');
    expect(first.revision).toBe(written);
    const bytes = first.export();
    await first.query('INSERT INTO t VALUES (?)', [2]);
    expect(first.revision).toBeGreaterThan(written);
    const second = sqlJsDatabase(sqlJs, bytes);
    expect(await second.query('SELECT n FROM t')).toEqual([{ n: 1n }]);
    expect(await first.query('SELECT COUNT(*) AS n FROM t')).toEqual([{ n: 2n }]);
  });
});
