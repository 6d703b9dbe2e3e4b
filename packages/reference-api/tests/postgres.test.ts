import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { migrate } from '../db/migrations';
import { postgresDatabase } from '../db/postgres';
import type { UnusableDatabase } from '../domain/ports';
import { createForm, postJson, type ServerProcess, signIn, startProcess } from './support/server-process';

/** Starts a TCP proxy that can be interrupted and restored. */
async function tcpProxy(host: string, port: number) {
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    // Ends both directions when one ends or fails.
    pipeline(client, connect(port, host), client, () => clients.delete(client));
  });
  const listen = (at: number) => once(server.listen(at, '127.0.0.1'), 'listening');

  await listen(0);
  const own = (server.address() as AddressInfo).port;
  return {
    port: own,
    /** Breaks all connections and rejects new ones. */
    async cut() {
      const closed = once(server.close(), 'close');
      for (const client of clients) client.destroy();
      await closed;
    },
    /** Accepts connections again, at the same port. */
    fix: () => listen(own),
  };
}

const testUrl = process.env.TEST_DATABASE_URL;
const admin = postgresDatabase(testUrl ?? '');
afterAll(() => admin.close());

describe.runIf(testUrl)('a PostgreSQL that cannot serve', () => {
  const unique = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  const [name, role] = [`faults_${unique}`, `guest_${unique}`];

  /** Returns why a database is rejected, and undefined if it isn't. */
  async function rejection(options = ''): Promise<string | undefined> {
    const url = new URL(testUrl ?? '');
    url.pathname = `/${name}`;
    if (options) url.searchParams.set('options', options);
    const database = postgresDatabase(url.href);
    const said = await migrate(database).then(
      () => undefined,
      ({ message, fix = '' }: UnusableDatabase) => `${message}. ${fix}`,
    );
    await database.close();
    return said;
  }

  it('is rejected with a sentence for another encoding, and for a missing permission', async () => {
    const encoding = "ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'";
    await admin.query(`CREATE DATABASE ${name} ${encoding} TEMPLATE template0`);
    expect(await rejection()).toMatch(/encoding LATIN1, .* Create a database with ENCODING 'UTF8'\.$/);
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
    await admin.query(`CREATE ROLE ${role}`);
    expect(await rejection(`-c role=${role}`)).toContain('(permission denied for schema public)');
    expect(await rejection()).toBeUndefined();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.query(`DROP ROLE ${role}`);
  });
});

describe.runIf(testUrl)('several processes on one PostgreSQL', () => {
  const schema = `processes_${crypto.randomUUID().replaceAll('-', '')}`;
  const key = 'a key that all processes have in common';
  const folder = temporaryFolder();
  let way: Awaited<ReturnType<typeof tcpProxy>>;
  let servers: ServerProcess[] = [];

  beforeAll(async () => {
    await admin.query(`CREATE SCHEMA ${schema}`);
    const url = new URL(testUrl ?? '');
    url.searchParams.set('options', `-c search_path=${schema}`);
    way = await tcpProxy(url.hostname, Number(url.port || 5432));
    const proxied = new URL(url);
    proxied.host = `127.0.0.1:${way.port}`;
    const start = (address: URL) =>
      startProcess({ folder, env: { DATABASE_URL: address.href, ENDATIX_JWT_SIGNING_KEY: key } });
    // In parallel: they must agree on who migrates and who creates the administrator.
    servers = await Promise.all([start(url), start(url), start(proxied)]);
  }, 60_000);

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await way.cut();
    await admin.query(`DROP SCHEMA ${schema} CASCADE`);
  });

  const getUrl = (index: number): string => servers[index]?.url ?? '';

  it('create one administrator, accept each other’s tokens and create unique IDs', async () => {
    expect(await admin.query(`SELECT COUNT(*) AS n FROM ${schema}.users`)).toEqual([{ n: '1' }]);
    const token = await signIn(getUrl(0));
    const formId = await createForm(getUrl(1), token);
    const made = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        postJson(`${getUrl(index % 3)}/api/forms/${formId}/submissions`, { jsonData: '{}' }),
      ),
    );
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(300);
    const generators = new Set(made.map(({ body }) => (BigInt(String(body.id)) >> 12n) & 1023n));
    expect(generators.size).toBe(3);
  }, 60_000);

  it('return 503 while the database is unavailable, lose nothing, and recover automatically', async () => {
    const url = getUrl(2);
    const formId = await createForm(url, await signIn(url));
    const submit = () => postJson(`${url}/api/forms/${formId}/submissions`, { jsonData: '{}' });
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    let writing = true;
    const write = async (): Promise<void> => {
      while (writing) {
        const { status, body } = await submit();
        statuses.add(status);
        if (status === 201) acknowledged.push(String(body.id));
      }
    };
    const writers = [write(), write(), write(), write()];
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    await way.cut();
    await expect.poll(() => [...statuses]).toContain(503);

    const rejected = await submit();
    expect(rejected.status).toBe(503);
    expect(rejected.body).toMatchObject({ status: 503, title: 'Service unavailable.' });
    expect(rejected.body.detail).toMatch(
      /^The database cannot serve: the database does not work at the moment/,
    );
    const health = await fetch(`${url}/health`);
    expect([health.status, await health.text()]).toEqual([
      503,
      expect.stringMatching(/^Unhealthy: the (database|connection)/),
    ]);

    await way.fix();
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
    writing = false;
    await Promise.all(writers);
    expect((await submit()).status).toBe(201);
    expect([...statuses].sort()).toEqual([201, 503]);
    const stored = await admin.query(`SELECT id FROM ${schema}.submissions WHERE form_id = ?`, [formId]);
    const ids = new Set(stored.map((row) => String(row.id)));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(servers[2]?.child.exitCode).toBeNull();
  }, 60_000);
});
