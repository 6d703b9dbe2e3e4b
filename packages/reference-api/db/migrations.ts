import { type Database, DatabaseUnavailable, type Queryable, UnusableDatabase } from '../domain/ports';
import { OTHER_TABLES } from './database-errors';
import { type DialectStatements, getTables, migrations, type Steps, VERSION_TABLE } from './schema';

export { migrations } from './schema';

// Number of the lock that keeps two processes from migrating one database at a time; any fixed number will do.
const MIGRATION_LOCK = 20150101;

const tableQueries = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table'",
  postgres: 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
} as const;

/**
 * Brings the database to the newest schema, in one transaction; a fresh one is filled.
 * @throws UnusableDatabase when the schema is newer than this program or the tables are another program's
 */
export async function migrate(database: Database, steps: Steps = migrations): Promise<void> {
  await database.transaction(async (transaction) => {
    if (database.dialect === 'postgres') {
      await transaction.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await checkEncoding(transaction);
    }
    const version = await currentVersion(database.dialect, transaction);
    if (version > steps.length) {
      throw new UnusableDatabase(
        `it has schema version ${version}, but this program knows versions up to ${steps.length}`,
        { fix: 'The database was written by a newer release: update this program, or use another database.' },
      );
    }
    for (const statement of steps.slice(version).flat()) {
      for (const sql of inDialect(statement, database.dialect)) await transaction.query(sql);
    }
    if (version === 0)
      await transaction.query(`INSERT INTO ${VERSION_TABLE} (version) VALUES (?)`, [steps.length]);
    else await transaction.query(`UPDATE ${VERSION_TABLE} SET version = ?`, [steps.length]);
    await checkTables(transaction, database.dialect, steps);
  });
}

/** Counts a start of this program on a PostgreSQL, and returns the number of starts so far. */
export async function countStart(database: Queryable): Promise<number> {
  const [row] = await database.query(`UPDATE ${VERSION_TABLE} SET starts = starts + 1 RETURNING starts`);
  return Number(row?.starts);
}

/** Other encodings lack most of the characters that a text may have. */
async function checkEncoding(transaction: Queryable): Promise<void> {
  const [row] = await transaction.query(
    'SELECT pg_encoding_to_char(encoding) AS name FROM pg_database WHERE datname = current_database()',
  );
  if (row?.name === 'UTF8') return;
  throw new UnusableDatabase(`it has the encoding ${row?.name}, which cannot store every text`, {
    fix: "Create a database with ENCODING 'UTF8'.",
  });
}

/** SQLite keeps a table in the order of its key, without a second tree, only if the key's type is INTEGER. */
function inDialect(statement: string | DialectStatements, dialect: Database['dialect']): readonly string[] {
  if (typeof statement !== 'string') return statement[dialect];
  return [
    dialect === 'sqlite' ? statement.replaceAll('BIGINT PRIMARY KEY', 'INTEGER PRIMARY KEY') : statement,
  ];
}

async function currentVersion(dialect: Database['dialect'], transaction: Queryable): Promise<number> {
  const rows = await transaction.query(tableQueries[dialect]);
  const tables = rows.map((row) => String(row.name));
  if (tables.includes(VERSION_TABLE)) {
    const rows = await transaction.query(`SELECT version FROM ${VERSION_TABLE}`);
    const version = Number(rows[0]?.version);
    if (rows.length === 1 && Number.isInteger(version) && version > 0) return version;
    throw new DatabaseUnavailable(`its table ${VERSION_TABLE} must contain one row with the schema version`, {
      fix: OTHER_TABLES.fix,
    });
  }
  // A file belongs to one program; a PostgreSQL schema may be shared as long as no name is taken.
  const own = getTables();
  const foreign = dialect === 'sqlite' ? tables : tables.filter((name) => own.has(name));
  if (foreign.length > 0) {
    throw new UnusableDatabase(
      `it belongs to another program: it has the tables ${foreign.slice(0, 5).join(', ')} but no ${VERSION_TABLE}`,
      { fix: 'Use an empty database.' },
    );
  }
  await transaction.query(`CREATE TABLE ${VERSION_TABLE} (version INTEGER NOT NULL)`);
  return 0;
}

/**
 * Makes sure that the tables and columns of these steps are there and can be used: one that is gone would be noticed
 * only by the first request that needs it.
 * @throws DatabaseUnavailable naming the first that can't be used
 */
export async function checkTables(
  database: Queryable,
  dialect: Database['dialect'],
  steps: Steps,
): Promise<void> {
  for (const [table, columns] of getTables(steps)) {
    await database.query(`SELECT ${columns.join(', ')} FROM ${table} WHERE 1 = 0`);
    if (dialect !== 'postgres') continue;
    const [row] = await database.query(
      "SELECT has_table_privilege(?, 'INSERT') AND has_table_privilege(?, 'UPDATE') AS may_write",
      [table, table],
    );
    if (row?.may_write) continue;
    throw new UnusableDatabase(`this role may not change the table ${table}`, {
      fix: `GRANT SELECT, INSERT, UPDATE ON ${table} to it.`,
    });
  }
}
