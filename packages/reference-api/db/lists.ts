import type { Queryable, Row } from '../domain/ports';
import type { SqlPart } from './sql';

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
