import { othersFirst } from '../domain/errors';
import type { Queryable, Row, Slices, SqlValue } from '../domain/ports';
import { text } from './rows';
import { NOTHING, type SqlPart } from './sql';

/** One page of a list; pages count from 1. */
export interface Page {
  page: number;
  pageSize: number;
}

/** Which rows a statement is to read: the first ones of a page, or those after a row of the list. */
export interface Window {
  limit: number;
  offset: number;
  /** The row that the next ones come after; undefined at the beginning, where `offset` counts. */
  after: Row | undefined;
}

/** Most rows that one statement reads. */
const MOST_ROWS = 500;
/** Rows of the first statement; a list that ends with them is read by one statement. */
const FIRST_ROWS = 100;
/** Characters that a statement should bring at most: rows of long texts are read a few at a time. */
const CHARACTERS = 1_000_000;

/** Rows that the next statement may read, by what the last one brought. */
function nextLimit(rows: readonly Row[]): number {
  let characters = rows.length;
  for (const row of rows)
    for (const value of Object.values(row)) if (typeof value === 'string') characters += value.length;
  const fitting = Math.floor((CHARACTERS * rows.length) / characters);
  return Math.max(1, Math.min(MOST_ROWS, fitting, rows.length * 10));
}

/**
 * One page of a list, read by statements of bounded size. A short one is read whole; of a long one, the slices after
 * the first are read when they are asked for, and others have their turn before each. What is added or deleted
 * meanwhile may show or not; no row comes twice.
 * @param read reads rows of the list in its order
 * @param firstRows rows of the first statement; fewer for tables of long texts
 */
export async function readPage<Item>(
  { page, pageSize }: Page,
  read: (window: Window) => Promise<Row[]>,
  toItem: (row: Row) => Item,
  firstRows = FIRST_ROWS,
): Promise<Item[] | Slices<Item>> {
  const offset = (page - 1) * pageSize;
  if (offset > 2_147_483_647) return [];
  const limit = Math.min(pageSize, firstRows);
  const first = await read({ limit, offset, after: undefined });
  if (first.length < limit || limit === pageSize) return first.map(toItem);

  async function* rest(): AsyncGenerator<Item[], void> {
    let rows = first;
    for (let left = pageSize; rows.length > 0; ) {
      yield rows.map(toItem);
      left -= rows.length;
      const requested = Math.min(left, nextLimit(rows));
      if (requested === 0) return;
      await othersFirst();
      rows = await read({ limit: requested, offset: 0, after: rows[rows.length - 1] });
    }
  }
  return rest();
}

/**
 * Condition on `alias` for what follows a row in a list with the newest first, beginning with ` AND `.
 * @param second what decides among rows of one moment, before their identifiers, and its value in a row
 */
export function newestAfter(
  alias: string,
  after: Row | undefined,
  second?: [sql: string, valueOf: (row: Row) => SqlValue],
): SqlPart {
  if (!after) return NOTHING;
  const [createdAt, id] = [text(after, 'created_at'), text(after, 'id')];
  const columns = [`${alias}.created_at`, ...(second ? [second[0]] : []), `${alias}.id`];
  const bounds = columns.map(() => 'CAST(? AS BIGINT)').join(', ');
  return {
    // The first part says nothing new, but leads to the place in an index.
    sql: ` AND ${alias}.created_at <= CAST(? AS BIGINT) AND (${columns.join(', ')}) < (${bounds})`,
    values: [createdAt, createdAt, ...(second ? [second[1](after)] : []), id],
  };
}

/**
 * One page of a list with the newest first.
 * @param select `SELECT … WHERE …` with all conditions of the list on the table `alias`
 */
export function readNewest<Item>(
  database: Queryable,
  page: Page,
  { alias, select, values }: { alias: string; select: string; values: readonly SqlValue[] },
  toItem: (row: Row) => Item,
): Promise<Item[] | Slices<Item>> {
  const read = ({ limit, offset, after }: Window): Promise<Row[]> => {
    const rest = newestAfter(alias, after);
    return database.query(
      `${select}${rest.sql} ORDER BY ${alias}.created_at DESC, ${alias}.id DESC LIMIT ? OFFSET ?`,
      [...values, ...rest.values, limit, offset],
    );
  };
  return readPage(page, read, toItem);
}
