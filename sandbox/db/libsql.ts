import { chmodSync, closeSync, openSync } from 'node:fs';
import Libsql from 'libsql';
import type { Database, Row } from '../domain/ports';
import { checkTexts } from './readable-texts';
import { type SqliteConnection, sqliteDatabase } from './sqlite';
import { explainSqliteError } from './sqlite-errors';

/** A prepared statement and the names of its columns; undefined for one that yields no rows. */
interface Prepared {
  statement: ReturnType<Libsql.Database['prepare']>;
  columns: readonly string[] | undefined;
}

/**
 * Opens the SQLite file at `path`, creating it if need be, for this process alone.
 * @throws DatabaseUnavailable when the file cannot be opened, is no database, or another process has it
 */
export function libsqlDatabase(path: string): Database {
  let handle: Libsql.Database;
  try {
    keepPrivate(path);
    handle = new Libsql(path);
    handle.defaultSafeIntegers(true);
    handle.prepare('PRAGMA locking_mode = EXCLUSIVE').all();
    handle.prepare('PRAGMA journal_mode = WAL').all();
    // A commit is in the system's hands before it is acknowledged: it outlives the process, however that ends.
    // Only a crash of the whole machine may take the latest ones; the file stays consistent even then.
    handle.exec('PRAGMA synchronous = NORMAL');
    // Moving the log into the file waits for the disk, and every request with it: rarely, then (each 32 MB).
    handle.prepare('PRAGMA wal_autocheckpoint = 8000').all();
    handle.prepare('PRAGMA cell_size_check = ON').all();
    checkTexts(handle);
  } catch (error) {
    throw explainSqliteError(error);
  }

  const statements = new Map<string, Prepared>();
  function prepare(sql: string): Prepared {
    const known = statements.get(sql);
    if (known) return known;
    // Statements with filters differ endlessly; the cache starts afresh before it grows large.
    if (statements.size >= 200) statements.clear();
    const statement = handle.prepare(sql);
    // Rows come as arrays: the library takes longer to make objects of them than this program does.
    const columns = statement.reader ? statement.columns().map(({ name }) => name) : undefined;
    if (columns) statement.raw();
    const prepared = { statement, columns };
    statements.set(sql, prepared);
    return prepared;
  }

  const connection: SqliteConnection = {
    run(sql, values) {
      const { statement, columns } = prepare(sql);
      if (!columns) {
        statement.run([...values]);
        return [];
      }
      return statement.all([...values]).map((cells) => rowOf(columns, cells));
    },
    close() {
      statements.clear();
      // The library closes a connection only when its statements are collected, so that the lock is given back
      // here, after everything has moved from the write-ahead log into the file.
      handle.prepare('PRAGMA journal_mode = DELETE').all();
      handle.prepare('PRAGMA locking_mode = NORMAL').all();
      handle.prepare('SELECT name FROM sqlite_master LIMIT 1').all();
      handle.close();
    },
  };
  return sqliteDatabase(connection, setImmediate);
}

/** Forms and answers are nobody's business but the owner's. SQLite gives its log the same mode. */
function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

function rowOf(columns: readonly string[], cells: unknown): Row {
  const row: Row = {};
  if (Array.isArray(cells)) for (const [index, name] of columns.entries()) row[name] = cells[index];
  return row;
}
