import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, migrations } from '@/api/db/migrations';
import { postgresDatabase } from '@/api/db/postgres';
import { Overdue } from '@/api/domain/errors';
import { DatabaseUnavailable, UnusableDatabase } from '@/api/domain/ports';
import { startServer } from '@/api/node/server';
import { readSettings } from '@/api/node/settings';
import { tcpProxy } from './support/tcp-proxy';
import { quickApi } from './support/test-api';

const testUrl = process.env.TEST_DATABASE_URL;

describe.runIf(testUrl)('a PostgreSQL with a fault', () => {
  const unique = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  const admin = postgresDatabase(testUrl ?? '');
  const databases = { utf8: `faults_${unique}`, latin1: `latin1_${unique}` };
  const role = `guest_${unique}`;

  beforeAll(async () => {
    await admin.query(`CREATE DATABASE ${databases.utf8} ENCODING 'UTF8' TEMPLATE template0`);
    await admin.query(
      `CREATE DATABASE ${databases.latin1} ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`,
    );
    await admin.query(`CREATE ROLE ${role}`);
  });
  afterAll(async () => {
    for (const name of Object.values(databases)) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.query(`DROP ROLE ${role}`);
    await admin.close();
  });

  const addressOf = (database: string, options = ''): string => {
    const url = new URL(testUrl ?? '');
    url.pathname = `/${database}`;
    if (options) url.searchParams.set('options', options);
    return url.href;
  };

  /** The error of `migrate`, which every start begins with. */
  async function errorResponse(address: string): Promise<unknown> {
    const database = postgresDatabase(address);
    try {
      return await migrate(database).then(
        () => undefined,
        (error: unknown) => error,
      );
    } finally {
      await database.close();
    }
  }

  it('is rejected when its encoding cannot hold every text', async () => {
    const error = await errorResponse(addressOf(databases.latin1));
    expect(error).toBeInstanceOf(UnusableDatabase);
    expect(error).toMatchObject({
      message: 'it has the encoding LATIN1, which cannot store every text',
      fix: "Create a database with ENCODING 'UTF8'.",
    });
  });

  it('is rejected when a right or a table is missing, each by a sentence', async () => {
    const address = addressOf(databases.utf8);
    const asGuest = addressOf(databases.utf8, `-c role=${role}`);
    const owner = postgresDatabase(address);
    const mayNotCreate = await errorResponse(asGuest);
    expect(mayNotCreate).toBeInstanceOf(DatabaseUnavailable);
    expect((mayNotCreate as Error).message).toMatch(/lacks a right \(permission denied for schema public\)/);

    expect(await errorResponse(address)).toBeUndefined();
    await owner.query(`GRANT SELECT, UPDATE ON ALL TABLES IN SCHEMA public TO ${role}`);
    const mayNotInsert = await errorResponse(asGuest);
    expect(mayNotInsert).toBeInstanceOf(UnusableDatabase);
    expect((mayNotInsert as Error).message).toMatch(/this role may not change the table users/);
    await owner.query(`GRANT INSERT ON ALL TABLES IN SCHEMA public TO ${role}`);
    expect(await errorResponse(asGuest)).toBeUndefined();

    await owner.query('ALTER TABLE submissions RENAME TO lost');
    expect(await errorResponse(address)).toMatchObject({
      message: expect.stringContaining('relation "submissions" does not exist'),
      fix: expect.stringMatching(/^Restore/),
    });
    await owner.query('ALTER TABLE lost RENAME TO submissions');
    await owner.query('ALTER TABLE forms RENAME COLUMN name TO lost');
    expect(await errorResponse(address)).toMatchObject({
      message: expect.stringContaining('column "name" does not exist'),
    });
    await owner.query('ALTER TABLE forms RENAME COLUMN lost TO name');
    await owner.query('UPDATE reference_api_schema SET version = -1');
    expect(await errorResponse(address)).toMatchObject({
      message: expect.stringContaining('must contain one row'),
    });
    await owner.query(`UPDATE reference_api_schema SET version = ${migrations.length}`);
    await owner.close();
  });

  it.each([
    ['an empty search_path', '-c search_path=', /^no schema of the search_path exists/],
    ['a search_path to nowhere', '-c search_path=nowhere', /^no schema of the search_path exists/],
    ['an unknown setting', '-c nonsense=1', /^the database server rejects a setting/],
  ])('is rejected with a reason at the start: %s', async (_title, options, reason) => {
    const error = await errorResponse(addressOf(databases.utf8, options));
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect((error as Error).message).toMatch(reason);
  });

  it('returns 503 to changes while it is read-only or a table is away, and recovers', async () => {
    const name = `readonly_${unique}`;
    await admin.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
    const database = postgresDatabase(addressOf(name));
    const api = await quickApi({ database });
    const create = async () => {
      const response = await api.createForm();
      return { status: response.status, body: (await response.json()) as Record<string, string> };
    };
    const readOnly = async (value: 'on' | 'off') => {
      await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
      await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    };
    try {
      expect((await create()).status).toBe(201);
      await readOnly('on');
      await expect
        .poll(async () => (await create()).body.detail, { timeout: 30_000 })
        .toMatch(/read-only at the moment/);
      expect(await create()).toMatchObject({ status: 503, body: { title: 'Service unavailable.' } });
      await readOnly('off');
      await expect.poll(async () => (await create()).status, { timeout: 30_000 }).toBe(201);
      const health = async () => (await api.fetch(new Request('http://localhost/health'))).text();
      const whole = { alter: 'TABLE forms RENAME TO lost', back: 'TABLE lost RENAME TO forms' };
      const column = {
        alter: 'TABLE forms RENAME COLUMN description TO lost',
        back: 'TABLE forms RENAME COLUMN lost TO description',
      };
      const rule = {
        alter: "TABLE forms ADD CONSTRAINT extra CHECK (name <> 'A form') NOT VALID",
        back: 'TABLE forms DROP CONSTRAINT extra',
      };
      for (const { alter, back } of [whole, column, rule]) {
        await database.query(`ALTER ${alter}`);
        expect((await create()).status, alter).toBe(503);
        if (alter !== rule.alter) expect(await health()).toMatch(/^Unhealthy: the tables are not those/);
        await database.query(`ALTER ${back}`);
        expect((await create()).status, back).toBe(201);
        expect(await health()).toBe('Healthy');
      }
    } finally {
      await api.close();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  });

  it('that hangs does not keep the server from stopping', async () => {
    const url = new URL(addressOf(databases.utf8));
    const way = await tcpProxy(url.hostname, Number(url.port || 5432));
    url.host = `127.0.0.1:${way.port}`;
    const env = { PORT: '0', DATABASE_URL: url.href, ENDATIX_JWT_SIGNING_KEY: 'k'.repeat(40) };
    const settings = readSettings([], env, 'unused');
    if (!settings) throw new Error('There are no settings.');
    const server = await startServer(settings, { requests: 50, database: 50 });
    way.hang();
    const health = await fetch(`${server.url}/health`);
    expect([health.status, await health.text()]).toEqual([
      503,
      'Unhealthy: the database does not respond within 2 seconds.',
    ]);
    const waiting = fetch(`${server.url}/api/forms/1/definition`).catch(() => 'cut off');
    await expect(server.close()).rejects.toThrow(Overdue);
    expect(await waiting).toBe('cut off');
    await way.cut();
  });
});
