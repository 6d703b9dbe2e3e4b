import type { Database, Queryable, Row, SqlValue } from '../domain/ports';
import { explainDatabaseError } from './database-errors';

/** A synchronous connection to SQLite. */
export interface SqliteConnection {
  run(sql: string, values: readonly SqlValue[]): Row[];
  close(): void;
}

/**
 * Creates a database on one SQLite connection. A statement waits for an open transaction; transactions run in
 * sequence. Inside a transaction, use only its own `query`: the database's would deadlock.
 */
export function sqliteDatabase(connection: SqliteConnection): Database {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  function explained<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw explainDatabaseError(error);
    }
  }

  const run = (sql: string, values: readonly SqlValue[] = []): Row[] =>
    explained(() => connection.run(sql, values));

  async function exclusively<T>(work: () => T | Promise<T>): Promise<T> {
    if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
    isTaken = true;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    }
  }

  function rollBack(): void {
    try {
      connection.run('ROLLBACK', []);
    } catch {
      // SQLite can roll back automatically, for example when the disk is full. Otherwise the next BEGIN tries
      // again.
    }
  }

  function begin(): void {
    try {
      connection.run('BEGIN IMMEDIATE', []);
    } catch {
      rollBack();
      run('BEGIN IMMEDIATE');
    }
  }

  const inside: Queryable = { query: async (sql, values) => run(sql, values) };

  return {
    dialect: 'sqlite',
    query: async (sql, values) => (isTaken ? exclusively(() => run(sql, values)) : run(sql, values)),
    transaction: (work) =>
      exclusively(async () => {
        begin();
        try {
          const result = await work(inside);
          run('COMMIT');
          return result;
        } catch (error) {
          rollBack();
          throw error;
        }
      }),
    close: () => exclusively(() => explained(() => connection.close())),
  };
}
