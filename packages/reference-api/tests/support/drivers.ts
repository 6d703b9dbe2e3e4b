import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import initSqlJs from 'sql.js';
import { libsqlDatabase } from '../../db/libsql';
import { postgresDatabase } from '../../db/postgres';
import { sqlJsDatabase } from '../../db/sqljs';
import type { Database } from '../../domain/ports';
import { freshPglite } from './fresh-pglite';

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
export const memoryDriver: Driver = {
  name: 'SQLite in memory',
  open: async () => sqlJsDatabase(await initSqlJs()),
};

const fileDriver: Driver = {
  name: 'SQLite file',
  async open() {
    const folder = await mkdtemp(join(tmpdir(), 'reference-api-'));
    return withCleanup(libsqlDatabase(join(folder, 'test.sqlite')), () => rm(folder, { recursive: true }));
  },
};

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
