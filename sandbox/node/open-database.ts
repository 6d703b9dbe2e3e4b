import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import initSqlJs from 'sql.js';
import { libsqlDatabase } from '../db/libsql';
import { postgresDatabase } from '../db/postgres';
import type { PostgresAddress } from '../db/postgres-address';
import { sqlJsDatabase } from '../db/sqljs';
import { type Database, DatabaseUnavailable } from '../domain/ports';
import { type GeneratorLease, leaseGenerator } from './generator-lease';
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
 * @throws DatabaseUnavailable with a sentence that names the database and the cause
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
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailable(`${path}: the folder cannot be created (${reason})`, { cause: error });
  }
  return libsqlDatabase(path);
}

async function openPostgres({ connectionString, shown }: PostgresAddress): Promise<OpenedDatabase> {
  let lease: GeneratorLease;
  try {
    lease = await leaseGenerator(connectionString);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    throw new DatabaseUnavailable(`PostgreSQL at ${shown}: ${error.message}`, { cause: error });
  }
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
