import type { Database as SqlJsHandle, SqlJsStatic, Statement } from 'sql.js';
import type { Database, Row, SqlValue } from '../domain/ports';
import { sqliteDatabase } from './sqlite';

/** Integers beyond 2^53 are read exactly with an option that the library's types do not list. */
interface ExactStatement extends Omit<Statement, 'get'> {
  get(values: null, options: { useBigInt: true }): unknown[];
}

/** A database in memory that can be taken out as the bytes of a SQLite file. */
export interface SqlJsDatabase extends Database {
  /** The bytes of the database file. Not to be called while a request is running. */
  export(): Uint8Array;
  /** Grows with every statement that may have written; equal numbers mean that nothing changed. */
  readonly revision: number;
}

/**
 * Opens a database on sql.js (SQLite compiled to WebAssembly).
 * @param sqlJs the library, already loaded
 * @param bytes a SQLite file to start from; without it the database is empty
 */
export function sqlJsDatabase(sqlJs: SqlJsStatic, bytes?: Uint8Array): SqlJsDatabase {
  const handle: SqlJsHandle = new sqlJs.Database(bytes);
  let revision = 0;

  function run(sql: string, values: readonly SqlValue[]): Row[] {
    if (!/^(SELECT|WITH|PRAGMA)\b/.test(sql)) revision += 1;
    const statement = handle.prepare(sql);
    try {
      // The library binds a bigint as text; the columns' affinity makes it a number again.
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
    get revision() {
      return revision;
    },
    export: () => handle.export(),
  };
}
