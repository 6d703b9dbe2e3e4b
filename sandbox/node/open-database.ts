import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import initSqlJs from 'sql.js';
import { libsqlDatabase } from '../db/libsql';
import { postgresDatabase } from '../db/postgres';
import type { PostgresAddress } from '../db/postgres-address';
import { explainSqliteError } from '../db/sqlite-errors';
import { sqlJsDatabase } from '../db/sqljs';
import type { Database } from '../domain/ports';
import { leaseGenerator } from './generator-lease';
import type { Storage } from './settings';

/** An opened database, and the number its identifiers carry. */
export interface OpenedDatabase {
  database: Database;
  generator: () => number;
  /** Closes the database and gives the number back. */
  close(): Promise<void>;
}

/**
 * Opens the database that the settings ask for.
 * @throws DatabaseUnavailable with the cause
 */
export async function openDatabase(storage: Storage): Promise<OpenedDatabase> {
  if (storage.kind === 'postgres') return openPostgres(storage);
  const database =
    storage.kind === 'memory' ? sqlJsDatabase(await initSqlJs()) : await openFile(storage.path);
  return { database, generator: () => 0, close: () => database.close() };
}

async function openFile(path: string): Promise<Database> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw explainSqliteError(error);
  }
  return libsqlDatabase(path);
}

async function openPostgres({ connectionString }: PostgresAddress): Promise<OpenedDatabase> {
  const lease = await leaseGenerator(connectionString);
  const database = postgresDatabase(connectionString);
  return {
    database,
    generator: lease.number,
    async close() {
      await database.close();
      await lease.release();
    },
  };
}
