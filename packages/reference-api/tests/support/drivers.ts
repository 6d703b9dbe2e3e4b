import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { libsqlDatabase } from '../../db/libsql';
import { numberPlaceholders, postgresDatabase } from '../../db/postgres';
import { memoryDatabase } from '../../db/sqljs';
import type { Database, Row, SqlValue } from '../../domain/ports';

/** A way to create an empty database. */
export interface Driver {
  name: string;
  open(): Promise<Database>;
}

const withCleanup = (database: Database, remove: () => Promise<void>): Database => ({
  ...database,
  async close() {
    await database.close();
    await remove();
  },
});

/** SQLite in memory: the driver of the browser and of `--memory`. */
export const memoryDriver: Driver = { name: 'SQLite in memory', open: memoryDatabase };

const fileDriver: Driver = {
  name: 'SQLite file',
  async open() {
    const folder = await mkdtemp(join(tmpdir(), 'reference-api-'));
    return withCleanup(libsqlDatabase(join(folder, 'test.sqlite')), () => rm(folder, { recursive: true }));
  },
};

let shared: Promise<PGlite> | undefined;

/**
 * Returns an empty database on PGlite: PostgreSQL compiled to WebAssembly. Starting one takes seconds, so a
 * test file has a single one, which each call empties.
 */
async function freshPglite(): Promise<Database> {
  shared ??= PGlite.create();
  const handle = await shared;
  await handle.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const run = async (on: PGlite | Transaction, sql: string, values: readonly SqlValue[] = []) =>
    (await on.query<Row>(numberPlaceholders(sql), [...values])).rows;
  return {
    dialect: 'postgres',
    query: (sql, values) => run(handle, sql, values),
    transaction: (work) =>
      handle.transaction((inner) => work({ query: (sql, values) => run(inner, sql, values) })),
    close: async () => {},
  };
}

const pgliteDriver: Driver = { name: 'PGlite', open: freshPglite };

/** A new schema on the server that `TEST_DATABASE_URL` names. */
const postgresDriver = (url: string): Driver => ({
  name: 'PostgreSQL',
  async open() {
    const schema = `test_${crypto.randomUUID().replaceAll('-', '')}`;
    const admin = postgresDatabase(url);
    await admin.query(`CREATE SCHEMA ${schema}`);
    const scoped = new URL(url);
    scoped.searchParams.set('options', `-c search_path=${schema}`);
    return withCleanup(postgresDatabase(scoped.href), async () => {
      await admin.query(`DROP SCHEMA ${schema} CASCADE`);
      await admin.close();
    });
  },
});

const testUrl = process.env.TEST_DATABASE_URL;

/**
 * The databases available on this machine, PGlite only without a PostgreSQL server. `TEST_DATABASES=memory`
 * selects only the fastest.
 */
export const drivers: Driver[] =
  process.env.TEST_DATABASES === 'memory'
    ? [memoryDriver]
    : [memoryDriver, fileDriver, testUrl ? postgresDriver(testUrl) : pgliteDriver];
