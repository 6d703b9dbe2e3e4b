import { commitBatch } from './commit-batch';
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
 * @param later calls back soon, after what other requests have ready. With it, changes are committed together with
 * those of other requests; nobody gets an answer before everything it rests on is committed. Without it, each
 * change is committed by itself.
 */
export function sqliteDatabase(connection: SqliteConnection, later?: (call: () => void) => void): Database {
  const waiting: (() => void)[] = [];
  let taken = false;
  const batch = later && commitBatch(run, () => later(() => void exclusively(() => batch?.end())));

  function run(sql: string, values: readonly SqlValue[] = []): Row[] {
    try {
      return connection.run(sql, values);
    } catch (error) {
      const reason = explainSqliteError(error);
      if (reason instanceof DatabaseUnavailable) batch?.fail(reason);
      throw reason;
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

  /** The outcome of `work`, once all it has seen and written is committed. */
  async function durably<T>(work: () => T | Promise<T>): Promise<T> {
    let committed: Promise<void> | undefined;
    try {
      return await exclusively(() => {
        committed = batch?.join();
        return work();
      });
    } finally {
      await committed;
    }
  }

  const inside: Queryable = { query: async (sql, values) => run(sql, values) };

  return {
    dialect: 'sqlite',
    async query(sql, values) {
      const isAlone = !taken && (!batch || (!batch.isOpen() && sql.startsWith('SELECT')));
      return isAlone ? run(sql, values) : durably(() => run(sql, values));
    },
    transaction: (work) =>
      durably(async () => {
        run('SAVEPOINT own');
        try {
          const result = await work(inside);
          run('RELEASE own');
          return result;
        } catch (error) {
          try {
            run('ROLLBACK TO own');
            run('RELEASE own');
          } catch {
            // SQLite has rolled back by itself, as it does when the disk is full.
          }
          throw error;
        }
      }),
    close: () =>
      exclusively(() => {
        batch?.end();
        connection.close();
      }),
  };
}
