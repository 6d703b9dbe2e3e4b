import { type Database, DatabaseUnavailable, type Queryable, type Row, type SqlValue } from './database';

/** One connection to SQLite, working synchronously. */
export interface SqliteConnection {
  run(sql: string, values: readonly SqlValue[]): Row[];
  close(): void;
}

const conditions: readonly [RegExp, string][] = [
  [/SQLITE_FULL|disk is full/, 'there is no space left on the disk or in the database'],
  [/SQLITE_READONLY|readonly database/, 'the database file is read-only'],
  [/SQLITE_IOERR|disk I\/O error/, 'the database file cannot be read or written'],
  [/SQLITE_CORRUPT|malformed/, 'the database file is damaged'],
  [/SQLITE_NOTADB|file is not a database/, 'the file is not a SQLite database'],
  [/SQLITE_BUSY|database is locked/, 'another process holds the database file'],
  [/SQLITE_CANTOPEN|unable to open/i, 'the database file cannot be opened'],
];

/** Turns an error of SQLite that is not the statement's fault into `DatabaseUnavailable`. */
export function explainSqliteError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const text = `${code} ${error instanceof Error ? error.message : error}`;
  const found = conditions.find(([pattern]) => pattern.test(text));
  return found ? new DatabaseUnavailable(found[1], { cause: error }) : error;
}

/**
 * A database on one SQLite connection. A statement runs at once while no transaction is open, otherwise after
 * it; transactions run one after the other.
 */
export function sqliteDatabase(connection: SqliteConnection): Database {
  const waiting: (() => void)[] = [];
  let taken = false;

  function run(sql: string, values: readonly SqlValue[] = []): Row[] {
    try {
      return connection.run(sql, values);
    } catch (error) {
      throw explainSqliteError(error);
    }
  }

  async function exclusively<T>(work: () => T | Promise<T>): Promise<T> {
    if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
    taken = true;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else taken = false;
    }
  }

  const inside: Queryable = { query: async (sql, values) => run(sql, values) };

  return {
    dialect: 'sqlite',
    async query(sql, values) {
      return taken ? exclusively(() => run(sql, values)) : run(sql, values);
    },
    transaction: (work) =>
      exclusively(async () => {
        run('BEGIN IMMEDIATE');
        try {
          const result = await work(inside);
          run('COMMIT');
          return result;
        } catch (error) {
          try {
            run('ROLLBACK');
          } catch {
            // SQLite has rolled back by itself, as it does when the disk is full.
          }
          throw error;
        }
      }),
    close: () => exclusively(() => connection.close()),
  };
}
