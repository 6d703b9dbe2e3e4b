import type { Database } from '../domain/ports';

/** Statements that differ between the databases. */
export type DialectStatements = Readonly<Record<Database['dialect'], readonly string[]>>;

/** Table with the schema's version. Its existence identifies the database as ours. */
export const VERSION_TABLE = 'reference_api_schema';

/** Indexes of submissions for the filters of earlier releases. */
const FORMER_INDEXES = ['definition', 'complete', 'page', 'id', 'modified', 'completed', 'json', 'metadata'];

const LIST_ORDER = 'created_at DESC, (COALESCE(completed_at, 9223372036854775807)) DESC, id DESC';

/**
 * The schema as a list of migrations. Released steps are never edited. Flags are 0 or 1, times microseconds
 * since 1970, IDs 63-bit snowflakes.
 */
export const migrations: Steps = [
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
  // Earlier releases created the indexes and the counter here that the last step removes.
  [],
  // Definitions and submissions are reached through their form, so deleting the form is enough. Their
  // `deleted_at` is a leftover of earlier releases.
  [
    'DROP INDEX form_definitions_list',
    'CREATE INDEX form_definitions_list ON form_definitions (form_id, id)',
    'DROP INDEX submissions_list',
    `CREATE INDEX submissions_list ON submissions (form_id, ${LIST_ORDER}, is_complete, current_page)`,
  ],
  ['ALTER TABLE forms ADD COLUMN submission_count BIGINT NOT NULL DEFAULT 0'],
  // Numbers the processes that share a database.
  [{ sqlite: [], postgres: [`ALTER TABLE ${VERSION_TABLE} ADD COLUMN starts BIGINT NOT NULL DEFAULT 0`] }],
  // Lists count and filter rows: an index or a counter for each of them costs more than it saves.
  [
    {
      sqlite: ['insert', 'delete'].map((event) => `DROP TRIGGER IF EXISTS submissions_count_${event}`),
      postgres: ['insert', 'delete'].map(
        (event) => `DROP FUNCTION IF EXISTS submissions_count_${event} CASCADE`,
      ),
    },
    ...FORMER_INDEXES.map((name) => `DROP INDEX IF EXISTS submissions_${name}`),
    'ALTER TABLE forms DROP COLUMN submission_count',
  ],
];

/** Steps of a schema: `migrations`, or a part of them. */
export type Steps = readonly (readonly (string | DialectStatements)[])[];

/** Returns the tables of the schema with their columns. */
export function getTables(): ReadonlyMap<string, readonly string[]> {
  const tables = new Map<string, string[]>();
  for (const statement of migrations.flat()) {
    if (typeof statement !== 'string') continue;
    const [, created, body = ''] = /^CREATE TABLE (\w+) \(([\s\S]*)\)$/.exec(statement) ?? [];
    if (created)
      tables.set(
        created,
        body.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
      );
    const [, changed = '', how, column = ''] =
      /^ALTER TABLE (\w+) (ADD|DROP) COLUMN (\w+)/.exec(statement) ?? [];
    const columns = tables.get(changed);
    if (how === 'ADD') columns?.push(column);
    else if (how === 'DROP') columns?.splice(columns.indexOf(column), 1);
  }
  return tables;
}
