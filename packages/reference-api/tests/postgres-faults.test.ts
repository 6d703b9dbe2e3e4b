import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, migrations } from '../db/migrations';
import { postgresDatabase } from '../db/postgres';
import { Overdue } from '../domain/errors';
import type { UnusableDatabase } from '../domain/ports';
import { startServer } from '../node/server';
import { readSettings } from '../node/settings';
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

  const getAddress = (database: string, options = ''): string => {
    const url = new URL(testUrl ?? '');
    url.pathname = `/${database}`;
    if (options) url.searchParams.set('options', options);
    return url.href;
  };

  /** Returns the error of `migrate` and its kind; undefined if it succeeds. */
  async function rejection(address: string): Promise<string | undefined> {
    const database = postgresDatabase(address);
    const said = await migrate(database).then(
      () => undefined,
      ({ name, message, fix = '' }: UnusableDatabase) => `${name}: ${message}. ${fix}`,
    );
    await database.close();
    return said;
  }

  /** Changes of the tables, each with its reversal and the expected message. */
  const alterations = [
    ['forms RENAME TO lost', 'lost RENAME TO forms', 'relation "forms" does not exist'],
    ['forms RENAME COLUMN name TO lost', 'forms RENAME COLUMN lost TO name', 'column "name" does not exist'],
  ] as const;

  it("is rejected when its encoding isn't UTF-8", async () => {
    expect(await rejection(getAddress(databases.latin1))).toBe(
      "UnusableDatabase: it has the encoding LATIN1, which cannot store every text. Create a database with ENCODING 'UTF8'.",
    );
  });

  it('is rejected with a sentence when a permission or a table is missing', async () => {
    const address = getAddress(databases.utf8);
    const asGuest = getAddress(databases.utf8, `-c role=${role}`);
    const owner = postgresDatabase(address);
    expect(await rejection(asGuest)).toMatch(
      /^DatabaseUnavailable: .*has no access to the database \(permission denied for schema public\)/,
    );
    expect(await rejection(address)).toBeUndefined();
    await owner.query(`GRANT SELECT, UPDATE ON ALL TABLES IN SCHEMA public TO ${role}`);
    expect(await rejection(asGuest)).toMatch(/^UnusableDatabase: .*this role may not change the table users/);
    await owner.query(`GRANT INSERT ON ALL TABLES IN SCHEMA public TO ${role}`);
    expect(await rejection(asGuest)).toBeUndefined();
    for (const [alter, back, reason] of alterations) {
      await owner.query(`ALTER TABLE ${alter}`);
      expect(await rejection(address)).toMatch(new RegExp(`${reason}.*Restore`));
      await owner.query(`ALTER TABLE ${back}`);
    }
    await owner.query('UPDATE reference_api_schema SET version = -1');
    expect(await rejection(address)).toContain('must contain one row');
    await owner.query(`UPDATE reference_api_schema SET version = ${migrations.length}`);
    await owner.close();
  });

  it('returns 503 to writes while it is read-only or a table is missing, and recovers', async () => {
    const name = databases.utf8;
    const { database, createForm, fetch, close } = await quickApi({
      database: postgresDatabase(getAddress(name)),
    });
    const create = async () => {
      const response = await createForm();
      const { title, detail = '' } = (await response.json()) as Record<string, string>;
      return [response.status, title, detail].join(' ');
    };
    const readOnly = async (value: 'on' | 'off') => {
      await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
      await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    };
    const health = async () => (await fetch(new Request('http://localhost/health'))).text();
    expect(await create()).toMatch(/^201/);
    await readOnly('on');
    await expect.poll(create, { timeout: 30_000 }).toMatch(/^503 Service unavailable\. .*read-only/);
    await readOnly('off');
    await expect.poll(create, { timeout: 30_000 }).toMatch(/^201/);
    for (const [alter, back] of alterations) {
      await database.query(`ALTER TABLE ${alter}`);
      expect(await create(), alter).toMatch(/^503/);
      expect(await health()).toMatch(/^Unhealthy: the database is damaged, or its tables are not those/);
      await database.query(`ALTER TABLE ${back}`);
      expect(await create(), back).toMatch(/^201/);
      expect(await health()).toBe('Healthy');
    }
    await database.query("ALTER TABLE forms ADD CONSTRAINT extra CHECK (name <> 'A form') NOT VALID");
    expect(await create()).toMatch(/^503/);
    await database.query('ALTER TABLE forms DROP CONSTRAINT extra');
    await close();
  });

  it("doesn't keep the server from stopping when it hangs", async () => {
    const url = new URL(getAddress(databases.utf8));
    const way = await tcpProxy(url.hostname, Number(url.port || 5432));
    url.host = `127.0.0.1:${way.port}`;
    const env = { PORT: '0', DATABASE_URL: url.href, ENDATIX_JWT_SIGNING_KEY: 'k'.repeat(40) };
    const settings = readSettings([], env, 'unused');
    if (!settings) throw new Error('The settings are missing.');
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
