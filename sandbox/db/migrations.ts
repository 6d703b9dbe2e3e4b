import { type Database, DatabaseRefused, DatabaseUnavailable, type Queryable } from '../domain/ports';
import { checkTables, tablesOf } from './check-tables';
import { OTHER_TABLES } from './other-tables';
import { countingTriggers, type DialectStatements } from './submission-count';
import { textKeySql } from './text-key';

const LIST_ORDER = 'created_at DESC, (COALESCE(completed_at, 9223372036854775807)) DESC, id DESC';

/**
 * The schema, as the steps that led to it. A step that has been released is never edited: a change is a new step.
 * Flags are 0 or 1, times microseconds since 1970, identifiers 63-bit snowflakes.
 */
export const migrations: readonly (readonly (string | DialectStatements)[])[] = [
  [
    `CREATE TABLE users (
      id BIGINT PRIMARY KEY, tenant_id BIGINT NOT NULL,
      email TEXT NOT NULL, email_key TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL,
      refresh_hash TEXT, refresh_expires_at BIGINT, created_at BIGINT NOT NULL)`,
    'CREATE INDEX users_refresh ON users (refresh_hash)',
    `CREATE TABLE forms (
      id BIGINT PRIMARY KEY, tenant_id BIGINT NOT NULL,
      name TEXT NOT NULL, description TEXT, is_enabled INTEGER NOT NULL, active_definition_id BIGINT NOT NULL,
      created_at BIGINT NOT NULL, modified_at BIGINT, deleted_at BIGINT)`,
    'CREATE INDEX forms_list ON forms (tenant_id, created_at DESC, id DESC) WHERE deleted_at IS NULL',
    `CREATE TABLE form_definitions (
      id BIGINT PRIMARY KEY, form_id BIGINT NOT NULL, tenant_id BIGINT NOT NULL,
      is_draft INTEGER NOT NULL, json_data TEXT NOT NULL,
      created_at BIGINT NOT NULL, modified_at BIGINT, deleted_at BIGINT)`,
    'CREATE INDEX form_definitions_list ON form_definitions (form_id, id) WHERE deleted_at IS NULL',
    `CREATE TABLE form_templates (
      id BIGINT PRIMARY KEY, tenant_id BIGINT NOT NULL,
      name TEXT NOT NULL, description TEXT, is_enabled INTEGER NOT NULL, json_data TEXT NOT NULL,
      created_at BIGINT NOT NULL, modified_at BIGINT, deleted_at BIGINT)`,
    'CREATE INDEX form_templates_list ON form_templates (tenant_id, created_at DESC, id DESC) WHERE deleted_at IS NULL',
    `CREATE TABLE submissions (
      id BIGINT PRIMARY KEY, form_id BIGINT NOT NULL, form_definition_id BIGINT NOT NULL,
      tenant_id BIGINT NOT NULL, is_complete INTEGER NOT NULL, json_data TEXT NOT NULL, current_page INTEGER,
      metadata TEXT, status TEXT NOT NULL, token TEXT NOT NULL, token_prefix TEXT NOT NULL,
      token_expires_at BIGINT NOT NULL, completed_at BIGINT,
      created_at BIGINT NOT NULL, modified_at BIGINT, deleted_at BIGINT)`,
    'CREATE INDEX submissions_token ON submissions (token_prefix)',
    'CREATE INDEX submissions_definition ON submissions (form_definition_id)',
    `CREATE INDEX submissions_list ON submissions
      (form_id, created_at DESC, (COALESCE(completed_at, 9223372036854775807)) DESC, id DESC,
       is_complete, current_page)
      WHERE deleted_at IS NULL`,
  ],
  // Lists that are narrowed down by completion or page.
  [
    `CREATE INDEX submissions_complete ON submissions
      (form_id, is_complete, created_at DESC, (COALESCE(completed_at, 9223372036854775807)) DESC, id DESC)
      WHERE deleted_at IS NULL`,
    `CREATE INDEX submissions_page ON submissions
      (form_id, current_page, created_at DESC, (COALESCE(completed_at, 9223372036854775807)) DESC, id DESC)
      WHERE deleted_at IS NULL`,
  ],
  // An index for each field that filters may name. What belongs to a form is reached through it and goes with it, so
  // that it needs no mark of its own: `deleted_at` of definitions and submissions is what earlier releases left.
  [
    'DROP INDEX form_definitions_list',
    'CREATE INDEX form_definitions_list ON form_definitions (form_id, id)',
    ...['definition', 'list', 'complete', 'page'].map((name) => `DROP INDEX submissions_${name}`),
    `CREATE INDEX submissions_list ON submissions (form_id, ${LIST_ORDER}, is_complete, current_page)`,
    `CREATE INDEX submissions_complete ON submissions (form_id, is_complete, ${LIST_ORDER})`,
    `CREATE INDEX submissions_page ON submissions (form_id, current_page, ${LIST_ORDER})`,
    `CREATE INDEX submissions_definition ON submissions (form_id, form_definition_id, ${LIST_ORDER})`,
    'CREATE INDEX submissions_id ON submissions (form_id, id)',
    'CREATE INDEX submissions_modified ON submissions (form_id, modified_at)',
    'CREATE INDEX submissions_completed ON submissions (form_id, completed_at)',
    `CREATE INDEX submissions_json ON submissions (form_id, ${textKeySql('json_data')})`,
    `CREATE INDEX submissions_metadata ON submissions (form_id, ${textKeySql('metadata')})`,
  ],
  // A form knows how many submissions it has. Keys of texts have the same order in each database.
  [
    'ALTER TABLE forms ADD COLUMN submission_count BIGINT NOT NULL DEFAULT 0',
    'UPDATE forms SET submission_count = (SELECT COUNT(*) FROM submissions s WHERE s.form_id = forms.id)',
    countingTriggers,
    {
      sqlite: [],
      postgres: [
        'DROP INDEX submissions_json, submissions_metadata',
        `CREATE INDEX submissions_json ON submissions (form_id, (${textKeySql('json_data')}) COLLATE "C")`,
        `CREATE INDEX submissions_metadata ON submissions (form_id, (${textKeySql('metadata')}) COLLATE "C")`,
      ],
    },
  ],
];

/** Table that tells the schema's version, and by its presence that the database is ours. */
const VERSION_TABLE = 'reference_api_schema';

// Number of the lock that keeps two processes from migrating one database at a time; any fixed number will do.
const MIGRATION_LOCK = 20150101;

const tableQueries = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table'",
  postgres: 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
} as const;

/**
 * Brings the database to the newest schema, in one transaction; a fresh one is filled.
 * @throws DatabaseRefused when the schema is newer than this program or the tables are another program's
 */
export async function migrate(database: Database, steps = migrations): Promise<void> {
  await database.transaction(async (transaction) => {
    if (database.dialect === 'postgres') {
      await transaction.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await checkEncoding(transaction);
    }
    const version = await currentVersion(database.dialect, transaction);
    if (version > steps.length) {
      throw new DatabaseRefused(
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

/** Other encodings lack most of the characters that a text may have. */
async function checkEncoding(transaction: Queryable): Promise<void> {
  const [row] = await transaction.query(
    'SELECT pg_encoding_to_char(encoding) AS name FROM pg_database WHERE datname = current_database()',
  );
  if (row?.name === 'UTF8') return;
  throw new DatabaseRefused(`it has the encoding ${row?.name}, which cannot store every text`, {
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
  const own = tablesOf(migrations);
  const foreign = dialect === 'sqlite' ? tables : tables.filter((name) => own.has(name));
  if (foreign.length > 0) {
    throw new DatabaseRefused(
      `it belongs to another program: it has the tables ${foreign.slice(0, 5).join(', ')} but no ${VERSION_TABLE}`,
      { fix: 'Use an empty database.' },
    );
  }
  await transaction.query(`CREATE TABLE ${VERSION_TABLE} (version INTEGER NOT NULL)`);
  return 0;
}
