import type { SqlJsStatic } from 'sql.js';
import { migrate } from '../../db/migrations';
import { type SqlJsDatabase, sqlJsDatabase } from '../../db/sqljs';
import { type Database, UnusableDatabase } from '../../domain/ports';
import { SandboxError } from '../protocol';

const foreignFile = (why: string) =>
  new SandboxError(
    `${why} Choose a file that the sandbox exported, or the database file of "npm run api". Nothing was changed.`,
  );

const OTHER_TABLES = 'The tables of the file are not those of this API.';

/** Returns whether SQLite finds the file valid. */
const isSound = (database: Database): Promise<boolean> =>
  database.query('PRAGMA quick_check(1)').then(
    ([row]) => row?.quick_check === 'ok',
    () => false,
  );

async function readSchema(database: Database): Promise<string> {
  const rows = await database.query(
    "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name",
  );
  return JSON.stringify(rows);
}

async function isCurrentSchema(sqlJs: SqlJsStatic, database: Database): Promise<boolean> {
  const model = sqlJsDatabase(sqlJs);
  await migrate(model);
  const schema = await readSchema(model);
  await model.close();
  return schema === (await readSchema(database));
}

/** Last microsecond of the year 9999, the latest time that a response can show. */
const LATEST = '253402300799999999';

/** Returns an SQL condition that is true for values of a column that the API can read. */
function getCondition(name: string, type: string): string {
  const kind = /INT/i.test(type) ? 'integer' : 'text';
  const rules = [`typeof("${name}") = '${kind}'`];
  if (name.startsWith('is_')) rules.push(`"${name}" IN (0, 1)`);
  else if (name.endsWith('_at')) rules.push(`"${name}" BETWEEN 0 AND ${LATEST}`);
  else if (name === 'id' || name.endsWith('_id')) rules.push(`"${name}" > 0`);
  return `("${name}" IS NULL OR (${rules.join(' AND ')}))`;
}

/**
 * Returns the first column with a value that the API can't have written, such as `forms.created_at`;
 * undefined if all are valid. SQLite accepts any value in any column, and a list with it would fail.
 */
async function unsoundColumn(database: Database): Promise<string | undefined> {
  const columns = await database.query(
    `SELECT m.name AS table_name, c.name AS column_name, c.type AS type
     FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' ORDER BY m.name, c.cid`,
  );
  for (const { table_name: table, column_name: name, type } of columns) {
    const condition = getCondition(String(name), String(type));
    const rows = await database.query(`SELECT 1 AS found FROM "${table}" WHERE NOT ${condition} LIMIT 1`);
    if (rows.length > 0) return `${table}.${name}`;
  }
  return undefined;
}

/**
 * Opens a file that the reader chose, and migrates it to the current schema.
 * @throws SandboxError if it isn't a valid database of this API
 */
export async function openForeignFile(sqlJs: SqlJsStatic, sent: Uint8Array): Promise<SqlJsDatabase> {
  if (!new TextDecoder('latin1').decode(sent.subarray(0, 16)).startsWith('SQLite format 3\0'))
    throw foreignFile('The file is not a SQLite database.');
  const bytes = sent.slice();
  // A file of the server under Node uses a write-ahead log, which is empty once the server has stopped.
  // sql.js has none. Bytes 18 and 19 of the header select the journal mode.
  for (const index of [18, 19]) if (bytes[index] === 2) bytes[index] = 1;
  const database = sqlJsDatabase(sqlJs, bytes);
  try {
    if (!(await isSound(database))) throw foreignFile('The file is a damaged SQLite database.');
    if ((await readSchema(database)) === '[]') throw foreignFile('The file is an empty SQLite database.');
    await migrate(database);
    if (!(await isCurrentSchema(sqlJs, database))) throw foreignFile(OTHER_TABLES);
    const column = await unsoundColumn(database);
    if (column) throw foreignFile(`The file contains values in ${column} that this API doesn't write.`);
    return database;
  } catch (error) {
    await database.close();
    if (error instanceof SandboxError) throw error;
    throw foreignFile(
      error instanceof UnusableDatabase
        ? 'The file belongs to another program, or to a newer release of this one.'
        : OTHER_TABLES,
    );
  }
}
