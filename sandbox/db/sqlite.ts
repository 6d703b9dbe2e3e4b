import { type Database, DatabaseUnavailable, type Queryable, type Row, type SqlValue } from '../domain/ports';
import { commitBatch } from './commit-batch';
import { explainSqliteError } from './sqlite-errors';

/** One connection to SQLite, working synchronously. */
export interface SqliteConnection {
  run(sql: string, values: readonly SqlValue[]): Row[];
  close(): void;
}

/**
 * A database on one SQLite connection. A statement runs at once while no transaction is open, otherwise after
 * it; transactions run one after the other. Inside a transaction only its own `query` may be used: the database's
 * would wait for its end.
 * @param later calls back soon, after what other requests have ready. With it, changes are committed together with
 * those of other requests; nobody gets an answer before everything it rests on is committed, and when the database
 * cannot serve one of them, all are refused. Without it, each change is committed by itself.
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
  async function durably<T>(work: () => T | Promise<T>, isRead = false): Promise<T> {
    let committed: Promise<void> | undefined;
    try {
      return await exclusively(() => {
        if (!isRead || batch?.isOpen()) committed = batch?.join();
        return work();
      });
    } finally {
      await committed;
    }
  }

  /** Takes back what the present transaction has written. */
  function undo(cause: unknown): void {
    try {
      run('ROLLBACK TO own');
      run('RELEASE own');
    } catch {
      // SQLite has rolled back by itself, as it does when the disk is full; if not, nothing of this may stay.
      if (batch) batch.fail(cause);
      else rollBack();
    }
  }

  function rollBack(): void {
    try {
      run('ROLLBACK');
    } catch {
      // There was nothing left to take back.
    }
  }

  const inside: Queryable = { query: async (sql, values) => run(sql, values) };

  return {
    dialect: 'sqlite',
    async query(sql, values) {
      const isRead = /^(SELECT|WITH|PRAGMA)\b/.test(sql);
      const isAlone = !taken && (!batch || (!batch.isOpen() && isRead));
      return isAlone ? run(sql, values) : durably(() => run(sql, values), isRead);
    },
    transaction: (work) =>
      durably(async () => {
        run('SAVEPOINT own');
        try {
          const result = await work(inside);
          run('RELEASE own');
          return result;
        } catch (error) {
          undo(error);
          throw error;
        }
      }),
    close: () =>
      exclusively(() => {
        batch?.end();
        try {
          connection.close();
        } catch (error) {
          throw explainSqliteError(error);
        }
      }),
  };
}
