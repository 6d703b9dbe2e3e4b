import type { Row } from '../../domain/ports';
import { text } from '../rows';
import type { SqlPart } from '../sql-part';

/** Tenant whose rows may be seen; undefined (a caller without token) sees those of all. */
export type Tenant = string | undefined;

/** Condition that keeps rows of `alias` to one tenant, beginning with ` AND `. */
export function tenantCondition(alias: string, tenant: Tenant): SqlPart {
  return tenant === undefined
    ? { sql: '', values: [] }
    : { sql: ` AND ${alias}.tenant_id = ?`, values: [tenant] };
}

/** One page of a list. */
export interface Page {
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Condition on `alias` for what follows a row in a list with the newest first, beginning with ` AND `. */
export function newestAfter(alias: string, after: Row | undefined): SqlPart {
  if (!after) return { sql: '', values: [] };
  const createdAt = text(after, 'created_at');
  return {
    // The first part says nothing new, but leads to the place in an index.
    sql: ` AND ${alias}.created_at <= CAST(? AS BIGINT)
      AND (${alias}.created_at, ${alias}.id) < (CAST(? AS BIGINT), CAST(? AS BIGINT))`,
    values: [createdAt, createdAt, text(after, 'id')],
  };
}
