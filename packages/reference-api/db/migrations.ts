import { type Database, DatabaseUnavailable, type Queryable, UnusableDatabase } from '../domain/ports';
import { UNREADABLE } from './database-errors';
import { type DialectStatements, getTables, migrations, type Steps, VERSION_TABLE } from './schema';

// Arbitrary ID of the advisory lock that prevents concurrent migrations.
const MIGRATION_LOCK = 20150101;

const tableQueries = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table'",
  postgres: 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
} as const;

/**
 * Migrates the database to the newest schema in one transaction.
 * @throws UnusableDatabase if the schema is newer than this program, or the tables belong to another program
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
    await transaction.query(`UPDATE ${VERSION_TABLE} SET version = ?`, [steps.length]);
    await checkTables(transaction, database.dialect);
  });
}

/** Counts the starts of this program on a PostgreSQL database. Returns the new number. */
export async function countStart(database: Queryable): Promise<number> {
  const [row] = await database.query(`UPDATE ${VERSION_TABLE} SET starts = starts + 1 RETURNING starts`);
  return Number(row?.starts);
}

/** Rejects encodings other than UTF-8, which lack most characters. */
async function checkEncoding(transaction: Queryable): Promise<void> {
  const [row] = await transaction.query(
    'SELECT pg_encoding_to_char(encoding) AS name FROM pg_database WHERE datname = current_database()',
  );
  if (row?.name === 'UTF8') return;
  throw new UnusableDatabase(`it has the encoding ${row?.name}, which cannot store every text`, {
    fix: "Create a database with ENCODING 'UTF8'.",
  });
}

/**
 * Adapts a statement to the database. In SQLite, only a key of type INTEGER is the rowid, without a second
 * B-tree.
 */
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
      fix: UNREADABLE.fix,
    });
  }
  // A SQLite file belongs to one program. A PostgreSQL schema can be shared if no table name collides.
  const own = getTables();
  const foreign = dialect === 'sqlite' ? tables : tables.filter((name) => own.has(name));
  if (foreign.length > 0) {
    throw new UnusableDatabase(
      `it belongs to another program: it has the tables ${foreign.slice(0, 5).join(', ')} but no ${VERSION_TABLE}`,
      { fix: 'Use an empty database.' },
    );
  }
  await transaction.query(`CREATE TABLE ${VERSION_TABLE} (version INTEGER NOT NULL)`);
  await transaction.query(`INSERT INTO ${VERSION_TABLE} (version) VALUES (0)`);
  return 0;
}

/**
 * Checks whether the tables and columns of the schema exist and are accessible, before a request fails.
 * @throws DatabaseUnavailable naming the first that isn't
 */
export async function checkTables(database: Queryable, dialect: Database['dialect']): Promise<void> {
  for (const [table, columns] of getTables()) {
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
