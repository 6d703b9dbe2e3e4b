import { chmodSync, closeSync, openSync } from 'node:fs';
import Libsql from 'libsql';
import { type Database, DatabaseUnavailable, type Row } from '../domain/ports';
import { SMALL_FILE_PAGES } from './check';
import { explainDatabaseError, UNREADABLE } from './database-errors';
import { getTables } from './schema';
import { type SqliteConnection, sqliteDatabase } from './sqlite';

/** A prepared statement and its column names; undefined if it returns no rows. */
interface Prepared {
  statement: ReturnType<Libsql.Database['prepare']>;
  columns: readonly string[] | undefined;
}

/**
 * Opens the SQLite file at `path`, or creates it, with an exclusive lock.
 * @throws DatabaseUnavailable if the file can't be opened, isn't a database, or is locked by another process
 */
export function libsqlDatabase(path: string): Database {
  let handle: Libsql.Database;
  try {
    // Restricts the file to its owner: it contains answers. SQLite gives its log the same mode.
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
    handle = new Libsql(path);
    handle.defaultSafeIntegers(true);
    // A commit writes each page that it touches. With half of the default size, creating a form is a tenth
    // faster. An existing file keeps its size.
    handle.prepare('PRAGMA page_size = 2048').all();
    handle.prepare('PRAGMA locking_mode = EXCLUSIVE').all();
    handle.prepare('PRAGMA journal_mode = WAL').all();
    // A commit is in the file system before it is acknowledged, so it survives a crash of the process. A
    // crash of the machine can lose the latest commits, but never corrupts the file.
    handle.exec('PRAGMA synchronous = NORMAL');
    // A checkpoint waits for the disk, and so does every request: run it rarely (every 32 MB).
    handle.prepare('PRAGMA wal_autocheckpoint = 16000').all();
    handle.prepare('PRAGMA cell_size_check = ON').all();
    assertUtf8(handle);
  } catch (error) {
    throw explainDatabaseError(error);
  }

  const statements = new Map<string, Prepared>();
  function prepare(sql: string): Prepared {
    const known = statements.get(sql);
    if (known) return known;
    // Statements with filters vary endlessly: clear the cache before it grows large.
    if (statements.size >= 200) statements.clear();
    const statement = handle.prepare(sql);
    // The library is faster with arrays than with objects.
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
      return statement.all([...values]).map((cells) => getRow(columns, cells));
    },
    close() {
      statements.clear();
      // The library closes a connection only when its statements are collected. Leaving WAL mode releases the
      // lock here, after the log has been merged into the file.
      handle.prepare('PRAGMA journal_mode = DELETE').all();
      handle.prepare('PRAGMA locking_mode = NORMAL').all();
      handle.prepare('SELECT name FROM sqlite_master LIMIT 1').all();
      handle.close();
    },
  };
  return sqliteDatabase(connection);
}

function getRow(columns: readonly string[], cells: unknown): Row {
  const row: Row = {};
  if (Array.isArray(cells)) for (const [index, name] of columns.entries()) row[name] = cells[index];
  return row;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Checks that the texts of a small file are UTF-8, in any column: the library aborts the process when it reads
 * another one (tursodatabase/libsql#1223). A large file isn't checked: the start would take longer with each
 * row.
 * @throws DatabaseUnavailable for invalid text, and errors of SQLite
 */
function assertUtf8(handle: Libsql.Database): void {
  const read = (sql: string): unknown[] => handle.prepare(sql).raw().all().flat();
  if (Number(read('PRAGMA page_count')[0]) > SMALL_FILE_PAGES) return;
  for (const table of ['sqlite_master', ...getTables().keys()]) {
    const columns = read(`SELECT name FROM pragma_table_info('${table}')`);
    // A missing table is created or reported later.
    if (columns.length === 0) continue;
    const texts = columns.map((name) => `COALESCE("${String(name).replaceAll('"', '""')}", '')`);
    for (const bytes of read(`SELECT CAST(${texts.join(' || char(10) || ')} AS BLOB) FROM ${table}`))
      try {
        if (bytes instanceof Uint8Array) decoder.decode(bytes);
      } catch (error) {
        const reason = `${UNREADABLE.reason} (a text is not UTF-8)`;
        throw new DatabaseUnavailable(reason, { cause: error, fix: UNREADABLE.fix });
      }
  }
}
