import Libsql from 'libsql';
import { type Database, DatabaseUnavailable, type Row } from './database';
import { explainSqliteError, sqliteDatabase } from './sqlite';

type Statement = ReturnType<Libsql.Database['prepare']>;

/**
 * Opens the SQLite file at `path`, creating it if need be, for this process alone.
 * Each commit reaches the disk before it is acknowledged.
 * @throws DatabaseUnavailable when the file cannot be opened, is no database, or another process has it
 */
export function libsqlDatabase(path: string): Database {
  let handle: Libsql.Database;
  try {
    handle = new Libsql(path);
    handle.defaultSafeIntegers(true);
    handle.prepare('PRAGMA locking_mode = EXCLUSIVE').all();
    handle.prepare('PRAGMA journal_mode = WAL').all();
    handle.exec('PRAGMA synchronous = FULL');
  } catch (error) {
    const reason = explainSqliteError(error);
    const sentence = reason instanceof DatabaseUnavailable ? reason.message : String(error);
    throw new DatabaseUnavailable(`${path}: ${sentence}`, { cause: error });
  }

  const statements = new Map<string, Statement>();
  function prepare(sql: string): Statement {
    const known = statements.get(sql);
    if (known) return known;
    // Statements with filters differ endlessly; the cache starts afresh before it grows large.
    if (statements.size >= 200) statements.clear();
    const statement = handle.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  return sqliteDatabase({
    run(sql, values): Row[] {
      const statement = prepare(sql);
      if (!statement.reader) {
        statement.run([...values]);
        return [];
      }
      return statement.all([...values]).filter(isRow);
    },
    close: () => {
      statements.clear();
      // The library closes a connection only when its statements are collected, so that the lock is given back
      // here, after everything has moved from the write-ahead log into the file.
      handle.prepare('PRAGMA journal_mode = DELETE').all();
      handle.prepare('PRAGMA locking_mode = NORMAL').all();
      handle.prepare('SELECT name FROM sqlite_master LIMIT 1').all();
      handle.close();
    },
  });
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}
