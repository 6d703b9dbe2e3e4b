import { type Database, DatabaseUnavailable, type Queryable } from '../domain/ports';
import { UNREADABLE } from './database-errors';
import { checkTables } from './migrations';
import { textOrNull } from './rows';
import { getTables } from './schema';

/** Maximum number of pages of a file that is checked completely: 2 MB, or 4 MB of an earlier release's. */
export const SMALL_FILE_PAGES = 1_000;

/**
 * Checks whether the database is usable: its tables exist, their newest rows are readable, and a small file is
 * valid as a whole.
 * @throws DatabaseUnavailable with the reason
 */
export async function checkDatabase(database: Database): Promise<void> {
  await checkTables(database, database.dialect);
  if (database.dialect === 'sqlite') await checkFile(database);
  await greatestId(database);
}

async function checkFile(database: Database): Promise<void> {
  // Cached pages would hide damage to the file.
  await database.query('PRAGMA shrink_memory');
  const [size] = await database.query('PRAGMA page_count');
  if (Number(size?.page_count) > SMALL_FILE_PAGES) return;
  const [row] = await database.query('PRAGMA quick_check(1)');
  if (row?.quick_check === 'ok') return;
  const finding = String(row?.quick_check).split('\n').pop();
  throw new DatabaseUnavailable(`${UNREADABLE.reason} (${finding})`, { fix: UNREADABLE.fix });
}

/** Returns the greatest ID in use; undefined in an empty database. */
export async function greatestId(database: Queryable): Promise<string | undefined> {
  const parts = [...getTables().keys()].map((table) => `SELECT MAX(id) AS id FROM ${table}`);
  const [row = {}] = await database.query(`SELECT MAX(id) AS id FROM (${parts.join(' UNION ALL ')}) AS ids`);
  return textOrNull(row, 'id') ?? undefined;
}
