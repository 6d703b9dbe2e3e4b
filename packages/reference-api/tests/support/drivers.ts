import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import initSqlJs from 'sql.js';
import { libsqlDatabase } from '../../db/libsql';
import { postgresDatabase } from '../../db/postgres';
import { sqlJsDatabase } from '../../db/sqljs';
import type { Database } from '../../domain/ports';
import { freshPglite } from './fresh-pglite';

/** A way to create and remove an empty database. */
export interface Driver {
  name: string;
  open(): Promise<{ database: Database; remove(): Promise<void> }>;
}

/** SQLite in memory: the driver of the browser and of `--memory`. */
export const memoryDriver: Driver = {
  name: 'SQLite in memory',
  open: async () => ({ database: sqlJsDatabase(await initSqlJs()), remove: async () => {} }),
};

const fileDriver: Driver = {
  name: 'SQLite file',
  async open() {
    const folder = await mkdtemp(join(tmpdir(), 'reference-api-'));
    return {
      database: libsqlDatabase(join(folder, 'test.sqlite')),
      remove: () => rm(folder, { recursive: true }),
    };
  },
};

const pgliteDriver: Driver = {
  name: 'PGlite',
  open: async () => ({ database: await freshPglite(), remove: async () => {} }),
};

/** A new schema on the server that `TEST_DATABASE_URL` names. */
function postgresDriver(url: string): Driver {
  return {
    name: 'PostgreSQL',
    async open() {
      const schema = `test_${crypto.randomUUID().replaceAll('-', '')}`;
      const admin = postgresDatabase(url);
      await admin.query(`CREATE SCHEMA ${schema}`);
      const scoped = new URL(url);
      scoped.searchParams.set('options', `-c search_path=${schema}`);
      return {
        database: postgresDatabase(scoped.href),
        async remove() {
          await admin.query(`DROP SCHEMA ${schema} CASCADE`);
          await admin.close();
        },
      };
    },
  };
}

const testUrl = process.env.TEST_DATABASE_URL;

/**
 * The databases available on this machine, PGlite only without a PostgreSQL server. `TEST_DATABASES=memory`
 * selects only the fastest.
 */
export const drivers: Driver[] =
  process.env.TEST_DATABASES === 'memory'
    ? [memoryDriver]
    : [memoryDriver, fileDriver, testUrl ? postgresDriver(testUrl) : pgliteDriver];
