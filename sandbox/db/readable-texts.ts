import type Libsql from 'libsql';
import { DatabaseUnavailable } from '../domain/ports';
import { tablesOf } from './check-tables';
import { migrations } from './migrations';
import { DAMAGED_FILE } from './sqlite-errors';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Makes sure that the texts of the schema and of our tables are UTF-8, in any column, because SQLite stores a text
 * wherever one is given: the library ends the whole process when it reads another one (tursodatabase/libsql#1223). A
 * damaged file may contain such a text, and a file that another program has written. It takes about a second for
 * each 300 MB.
 * @throws DatabaseUnavailable when one is not, and what SQLite throws
 */
export function checkTexts(handle: Libsql.Database): void {
  checkTextsOf(handle, 'sqlite_master', ['name', 'sql']);
  const columns = handle.prepare('SELECT name FROM pragma_table_info(?)').raw();
  for (const table of tablesOf(migrations).keys())
    checkTextsOf(
      handle,
      table,
      columns.all([table]).map((cells) => String((cells as unknown[])[0])),
    );
}

function checkTextsOf(handle: Libsql.Database, table: string, columns: readonly string[]): void {
  // A table that is missing is created later, or its absence reported.
  if (columns.length === 0) return;
  // Joined, because the library takes longer for a cell than for its bytes. A line feed ends each text.
  const cells = columns
    .map((name) => `COALESCE("${name.replaceAll('"', '""')}", '')`)
    .join(' || char(10) || ');
  const rows = handle.prepare(`SELECT CAST(${cells} AS BLOB) FROM ${table}`).raw();
  for (const row of rows.iterate()) {
    const [bytes] = row as unknown[];
    if (bytes instanceof Uint8Array) checkBytes(bytes);
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
