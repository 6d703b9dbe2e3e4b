import type { SqlPart } from '../conditions';

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

/** LIMIT and OFFSET of a page; undefined when it lies beyond any list. */
export function pageValues({ page, pageSize }: Page): [limit: number, offset: number] | undefined {
  const offset = (page - 1) * pageSize;
  return offset > 2_147_483_647 ? undefined : [pageSize, offset];
}
