import initSqlJs, { type Database as SqlJsHandle, type SqlJsStatic, type Statement } from 'sql.js';
import type { Database, Row, SqlValue } from '../domain/ports';
import { sqliteDatabase } from './sqlite';

/** An option that the library's types lack: reads integers beyond 2^53 exactly. */
interface ExactStatement extends Omit<Statement, 'get'> {
  get(values: null, options: { useBigInt: true }): unknown[];
}

/** A database in memory that can be exported as a SQLite file. */
export interface SqlJsDatabase extends Database {
  /** Returns the bytes of the database file. Don't call it while a request is running. */
  export(): Uint8Array;
  /** Returns the statements that changed the database since the last call, in their order. */
  takeChanges(): Change[];
  /** Runs statements of `takeChanges` again, on the state that they changed. */
  replay(changes: readonly Change[]): void;
}

/** A statement with its values. Nothing in it depends on chance or time, so that it can be repeated. */
export interface Change {
  sql: string;
  values: readonly SqlValue[];
}

/**
 * Opens a database on sql.js (SQLite compiled to WebAssembly).
 * @param sqlJs the loaded library
 * @param bytes a SQLite file to start from; without it the database is empty
 */
export function sqlJsDatabase(sqlJs: SqlJsStatic, bytes?: Uint8Array): SqlJsDatabase {
  const handle: SqlJsHandle = new sqlJs.Database(bytes);
  let changes: Change[] = [];
  /** Number of changes before the running transaction. */
  let committed = 0;

  function run(sql: string, values: readonly SqlValue[]): Row[] {
    if (sql === 'ROLLBACK') changes.length = committed;
    const rows = execute(sql, values);
    if (/^BEGIN\b/.test(sql)) committed = changes.length;
    if (!/^(SELECT|WITH|PRAGMA|ROLLBACK)\b/.test(sql)) changes.push({ sql, values });
    return rows;
  }

  function execute(sql: string, values: readonly SqlValue[]): Row[] {
    const statement = handle.prepare(sql);
    try {
      // The library binds a bigint as text, which the column's affinity converts to a number.
      statement.bind(values.map((value) => (typeof value === 'bigint' ? String(value) : value)));
      const rows: Row[] = [];
      const columns = statement.getColumnNames();
      while (statement.step()) {
        const cells = (statement as ExactStatement).get(null, { useBigInt: true });
        rows.push(Object.fromEntries(columns.map((column, index) => [column, cells[index]])));
      }
      return rows;
    } finally {
      statement.free();
    }
  }

  return {
    ...sqliteDatabase({ run, close: () => handle.close() }),
    takeChanges() {
      const taken = changes;
      changes = [];
      return taken;
    },
    replay(statements) {
      for (const { sql, values } of statements) execute(sql, values);
    },
    export: () => handle.export(),
  };
}

/** Opens an empty database in memory, under Node. */
export const memoryDatabase = async (): Promise<Database> => sqlJsDatabase(await initSqlJs());
