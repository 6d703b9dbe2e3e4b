import { type Database, DatabaseRefused, type Queryable } from '../domain/ports';
import type { DialectStatements } from './submission-count';

/** Steps of a schema: `migrations`, or a part of them. */
type Steps = readonly (readonly (string | DialectStatements)[])[];

/** Names of the tables that the steps create, with the names of their columns. */
export function tablesOf(steps: Steps): ReadonlyMap<string, readonly string[]> {
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
  for (const [table, columns] of tablesOf(steps)) {
    await database.query(`SELECT ${columns.join(', ')} FROM ${table} WHERE 1 = 0`);
    if (dialect === 'postgres') await checkRights(database, table);
  }
}

async function checkRights(database: Queryable, table: string): Promise<void> {
  const [row] = await database.query(
    "SELECT has_table_privilege(?, 'INSERT') AND has_table_privilege(?, 'UPDATE') AS may_write",
    [table, table],
  );
  if (row?.may_write) return;
  throw new DatabaseRefused(`this role may not change the table ${table}`, {
    fix: `GRANT SELECT, INSERT, UPDATE ON ${table} to it.`,
  });
}
