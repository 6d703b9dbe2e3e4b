import { type Database, DatabaseUnavailable } from '../domain/ports';
import { checkTables } from './check-tables';
import { migrations } from './migrations';
import { DAMAGED_FILE, SMALL_FILE } from './sqlite-errors';
import { greatestId } from './tables/ids';

/**
 * Makes sure that the database can serve: its tables are there, their newest rows can be read, and a small file is
 * sound as a whole.
 * @throws DatabaseUnavailable with the reason
 */
export async function checkDatabase(database: Database): Promise<void> {
  await checkTables(database, database.dialect, migrations);
  if (database.dialect === 'sqlite') await checkFile(database);
  await greatestId(database);
}

async function checkFile(database: Database): Promise<void> {
  // What is still in memory would hide what has become of the file.
  await database.query('PRAGMA shrink_memory');
  const [size] = await database.query('PRAGMA page_count');
  if (Number(size?.page_count) > SMALL_FILE) return;
  const [row] = await database.query('PRAGMA quick_check(1)');
  if (row?.quick_check !== 'ok') {
    const finding = String(row?.quick_check).split('\n').pop();
    throw new DatabaseUnavailable(`${DAMAGED_FILE.reason} (${finding})`, { fix: DAMAGED_FILE.fix });
  }
}
