import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../db/migrations';
import { postgresDatabase } from '../db/postgres';
import { Overdue } from '../domain/errors';
import type { UnusableDatabase } from '../domain/ports';
import { startServer } from '../node/server';
import { readSettings } from '../node/settings';
import { tcpProxy } from './support/tcp-proxy';

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
    await owner.query('ALTER TABLE forms RENAME COLUMN name TO lost');
    expect(await rejection(address)).toMatch(/column "name" does not exist.*Restore/);
    await owner.query('ALTER TABLE forms RENAME COLUMN lost TO name');
    await owner.close();
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
