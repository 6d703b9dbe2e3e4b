import type { SqlJsStatic } from 'sql.js';
import { migrate } from '../../db/migrations';
import { type SqlJsDatabase, sqlJsDatabase } from '../../db/sqljs';
import { type Database, DatabaseRefused } from '../../domain/ports';
import { SandboxError } from '../errors';
import { unsoundColumn } from './file-values';

const MAGIC = 'SQLite format 3\0';
// Bytes of the header that say how the file is written and read; 2 stands for a write-ahead log.
const FORMAT_BYTES = [18, 19];

const refusal = (why: string) =>
  new SandboxError(
    'foreign-file',
    `${why} Choose a file that the sandbox exported, or the database file of "npm run api". Nothing was changed.`,
  );

/** Whether SQLite finds the file sound. */
async function isSound(database: Database): Promise<boolean> {
  try {
    const rows = await database.query('PRAGMA quick_check(1)');
    return rows[0]?.quick_check === 'ok';
  } catch {
    return false;
  }
}

async function schemaOf(database: Database): Promise<string> {
  const rows = await database.query(
    "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name",
  );
  return JSON.stringify(rows);
}

async function isCurrentSchema(sqlJs: SqlJsStatic, database: Database): Promise<boolean> {
  const model = sqlJsDatabase(sqlJs);
  try {
    await migrate(model);
    return (await schemaOf(model)) === (await schemaOf(database));
  } finally {
    await model.close();
  }
}

/** A file of the server under Node has a write-ahead log, empty once the server has stopped; there is none here. */
function withoutLog(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  for (const index of FORMAT_BYTES) if (copy[index] === 2) copy[index] = 1;
  return copy;
}

/**
 * Opens a file that the reader chose, brought up to the present schema.
 * @throws SandboxError of kind `foreign-file` when it is not a sound database of this API
 */
export async function openForeignFile(sqlJs: SqlJsStatic, bytes: Uint8Array): Promise<SqlJsDatabase> {
  if (new TextDecoder('latin1').decode(bytes.subarray(0, MAGIC.length)) !== MAGIC) {
    throw refusal('The file is not a SQLite database.');
  }
  const database = sqlJsDatabase(sqlJs, withoutLog(bytes));
  try {
    if (!(await isSound(database))) throw refusal('The file is a damaged SQLite database.');
    if ((await schemaOf(database)) === '[]') throw refusal('The file is an empty SQLite database.');
    await migrate(database);
    if (!(await isCurrentSchema(sqlJs, database))) {
      throw refusal('The tables of the file are not those of this API.');
    }
    const column = await unsoundColumn(database);
    if (column) throw refusal(`The file holds values in ${column} that this API cannot have written.`);
    return database;
  } catch (error) {
    await database.close();
    if (error instanceof DatabaseRefused) {
      throw refusal('The file belongs to another program, or to a newer release of this one.');
    }
    throw error instanceof SandboxError
      ? error
      : refusal('The tables of the file are not those of this API.');
  }
}
