import type { Database, Queryable, Row, SqlValue } from '../domain/ports';

/** Part of a statement with the values of its placeholders. */
export interface SqlPart {
  sql: string;
  values: SqlValue[];
}

export const NOTHING: SqlPart = { sql: '', values: [] };

/** Returns a flag as it is stored; null keeps the old one. */
export const flagValue = (flag: boolean | null): number | null => (flag === null ? null : Number(flag));

/**
 * Returns a condition that restricts rows of `alias` to one tenant, beginning with ` AND `.
 * @param tenant undefined for a caller without token, who sees the rows of all
 */
export const ofTenant = (alias: string, tenant: string | undefined): SqlPart =>
  tenant === undefined ? NOTHING : { sql: ` AND ${alias}.tenant_id = ?`, values: [tenant] };

/** Condition for a row by its ID and tenant, unless it is deleted. */
export const OWN = 'id = ? AND tenant_id = ? AND deleted_at IS NULL';

/** Marks a row as deleted. Returns its ID; undefined if the tenant has no such row. */
export async function markDeleted(
  database: Queryable,
  table: string,
  key: readonly [id: string, tenantId: string],
  now: number,
): Promise<string | undefined> {
  const sql = `UPDATE ${table} SET deleted_at = ? WHERE ${OWN} RETURNING id`;
  return (await database.query(sql, [now, ...key])).map(({ id }) => String(id))[0];
}

/**
 * Returns the clause that locks the selected rows until the transaction ends. SQLite's transactions are
 * exclusive anyway.
 */
export const lockRows = ({ dialect }: Pick<Database, 'dialect'>): string =>
  dialect === 'postgres' ? ' FOR UPDATE' : '';

/**
 * Inserts a row that was never modified, and returns it. It is made of `values`: with `RETURNING *`, SQLite
 * takes three times as long.
 */
export async function insert(
  database: Queryable,
  table: string,
  values: Readonly<Record<string, SqlValue>>,
): Promise<Row> {
  const columns = Object.keys(values);
  await database.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    Object.values(values),
  );
  return { modified_at: null, ...values };
}

/** Inserts a definition of a form, and returns it. */
export const insertDefinition = (
  database: Queryable,
  { id, formId, tenantId }: Record<'id' | 'formId' | 'tenantId', string>,
  { isDraft, jsonData }: { isDraft: boolean; jsonData: string },
  now: number,
): Promise<Row> =>
  insert(database, 'form_definitions', {
    id,
    form_id: formId,
    tenant_id: tenantId,
    is_draft: Number(isDraft),
    json_data: jsonData,
    created_at: now,
  });

/** Returns assignments for an update; null keeps the old value of a column. */
export function changed(values: Readonly<Record<string, SqlValue>>): SqlPart {
  const sql = Object.keys(values).map((column) => `${column} = COALESCE(?, ${column})`);
  return { sql: sql.join(', '), values: Object.values(values) };
}

/** One page of a list; pages count from 1. */
export interface Page {
  page: number;
  pageSize: number;
}

/** Greatest offset of a page. No list is as long. */
const MAX_OFFSET = 2_147_483_647;

/** Reads one page of the list that a statement selects and sorts. */
export async function readPage<Item>(
  database: Queryable,
  { page, pageSize }: Page,
  { sql, values }: SqlPart,
  toItem: (row: Row) => Item,
): Promise<Item[]> {
  const offset = (page - 1) * pageSize;
  if (offset > MAX_OFFSET) return [];
  return (await database.query(`${sql} LIMIT ? OFFSET ?`, [...values, pageSize, offset])).map(toItem);
}
