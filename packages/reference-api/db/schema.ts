import type { Database } from '../domain/ports';
import { textKeySql } from './text-key';

/** Statements that differ between the databases. */
export type DialectStatements = Readonly<Record<Database['dialect'], readonly string[]>>;

/** In SQLite a trigger runs once per row. */
const sqliteTrigger = (event: 'INSERT' | 'DELETE', row: 'NEW' | 'OLD', change: '+ 1' | '- 1'): string =>
  `CREATE TRIGGER submissions_count_${event.toLowerCase()} AFTER ${event} ON submissions BEGIN
     UPDATE forms SET submission_count = submission_count ${change} WHERE id = ${row}.form_id;
   END`;

/** In PostgreSQL it runs once per statement, because many updates of one row in a transaction are slow. */
const postgresTrigger = (event: 'INSERT' | 'DELETE', table: 'NEW' | 'OLD', sign: '+' | '-'): string[] => {
  const name = `submissions_count_${event.toLowerCase()}`;
  return [
    `CREATE FUNCTION ${name}() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
       UPDATE forms SET submission_count = submission_count ${sign} changed.n
       FROM (SELECT form_id, COUNT(*) AS n FROM changed_rows GROUP BY form_id) AS changed
       WHERE forms.id = changed.form_id;
       RETURN NULL;
     END $$`,
    `CREATE TRIGGER ${name} AFTER ${event} ON submissions
       REFERENCING ${table} TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`,
  ];
};

/**
 * Triggers that maintain `forms.submission_count`, also for manual changes. Counting rows would slow down
 * with each submission.
 */
const countingTriggers: DialectStatements = {
  sqlite: [sqliteTrigger('INSERT', 'NEW', '+ 1'), sqliteTrigger('DELETE', 'OLD', '- 1')],
  postgres: [...postgresTrigger('INSERT', 'NEW', '+'), ...postgresTrigger('DELETE', 'OLD', '-')],
};

/** Table with the schema's version. Its existence identifies the database as ours. */
export const VERSION_TABLE = 'reference_api_schema';

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
  // Indexes for lists filtered by completion or page.
  [
    `CREATE INDEX submissions_complete ON submissions
      (form_id, is_complete, created_at DESC, (COALESCE(completed_at, 9223372036854775807)) DESC, id DESC)
      WHERE deleted_at IS NULL`,
    `CREATE INDEX submissions_page ON submissions
      (form_id, current_page, created_at DESC, (COALESCE(completed_at, 9223372036854775807)) DESC, id DESC)
      WHERE deleted_at IS NULL`,
  ],
  // An index for each filterable field. Definitions and submissions are reached through their form, so
  // deleting the form is enough. Their `deleted_at` is a leftover of earlier releases.
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
  // Forms store the number of their submissions. Keys of texts sort the same in each database.
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
  // Numbers the processes that share a database.
  [{ sqlite: [], postgres: [`ALTER TABLE ${VERSION_TABLE} ADD COLUMN starts BIGINT NOT NULL DEFAULT 0`] }],
];

/** Steps of a schema: `migrations`, or a part of them. */
export type Steps = readonly (readonly (string | DialectStatements)[])[];

/** Returns the tables that the steps create, with their columns. */
export function getTables(steps: Steps = migrations): ReadonlyMap<string, readonly string[]> {
  const tables = new Map<string, string[]>();
  for (const statement of steps.flat()) {
    if (typeof statement !== 'string') continue;
    const [, created, body = ''] = /^CREATE TABLE (\w+) \(([\s\S]*)\)$/.exec(statement) ?? [];
    if (created)
      tables.set(
        created,
        body.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
      );
    const [, changed = '', column = ''] = /^ALTER TABLE (\w+) ADD COLUMN (\w+)/.exec(statement) ?? [];
    tables.get(changed)?.push(column);
  }
  return tables;
}
