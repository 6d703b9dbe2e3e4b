import type Libsql from 'libsql';
import { DatabaseUnavailable } from '../domain/ports';
import { DAMAGED_FILE, SMALL_FILE } from './sqlite-errors';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Makes sure that the texts of the schema, and in a small file all texts, are UTF-8: the library ends the whole process
 * when it reads another one (tursodatabase/libsql#1223), as a damaged file may contain.
 * @throws DatabaseUnavailable when one is not, and what SQLite throws
 */
export function checkTexts(handle: Libsql.Database): void {
  checkTextsOf(handle, 'sqlite_master', ['name', 'sql']);
  const [size] = handle.prepare('PRAGMA page_count').raw().get() as unknown[];
  if (Number(size) > SMALL_FILE) return;
  const columns = handle
    .prepare(
      `SELECT tables.name, columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
       WHERE tables.type = 'table' AND columns.type = 'TEXT'`,
    )
    .raw()
    .all() as [table: string, column: string][];
  for (const [table, column] of columns) checkTextsOf(handle, table, [column]);
}

function checkTextsOf(handle: Libsql.Database, table: string, columns: readonly string[]): void {
  const list = columns.map((name) => `CAST("${name}" AS BLOB)`).join(', ');
  for (const cells of handle.prepare(`SELECT ${list} FROM "${table}"`).raw().iterate()) {
    for (const cell of cells as unknown[]) if (cell instanceof Uint8Array) checkBytes(cell);
  }
}

function checkBytes(bytes: Uint8Array): void {
  try {
    decoder.decode(bytes);
  } catch (error) {
    const { reason, fix } = DAMAGED_FILE;
    throw new DatabaseUnavailable(`${reason} (a text is not UTF-8)`, { cause: error, fix });
  }
}
