import { othersFirst } from '../domain/errors';
import type { Queryable, Row, Slices, SqlValue } from '../domain/ports';
import { text } from './rows';
import { NOTHING, type SqlPart } from './sql';

/** One page of a list; pages count from 1. */
export interface Page {
  page: number;
  pageSize: number;
}

/** Which rows a statement reads: the first ones of a page, or those after a given row. */
export interface Window {
  limit: number;
  offset: number;
  /** The row before the next ones; undefined at the beginning, where `offset` counts. */
  after: Row | undefined;
}

/** Maximum number of rows of one statement. */
const MOST_ROWS = 500;
/** Rows of the first statement, which is enough for most lists. */
const FIRST_ROWS = 100;
/** Target size of a statement's result in characters: rows of long texts are read a few at a time. */
const CHARACTERS = 1_000_000;

/** Returns the limit of the next statement, from the size of the last result. */
function nextLimit(rows: readonly Row[]): number {
  let characters = rows.length;
  for (const row of rows)
    for (const value of Object.values(row)) if (typeof value === 'string') characters += value.length;
  const fitting = Math.floor((CHARACTERS * rows.length) / characters);
  return Math.max(1, Math.min(MOST_ROWS, fitting, rows.length * 10));
}

/**
 * Reads one page of a list with statements of bounded size. A short page is read at once. Of a long one, each
 * further slice is read on demand, after other work. Concurrent changes can be visible or not, but no row
 * appears twice.
 * @param read reads rows of the list in its order
 * @param firstRows rows of the first statement; fewer for tables with long texts
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
 * Returns a condition on `alias` for the rows after `row` in a list sorted by newest first, beginning with `
 * AND `.
 * @param second sort column between time and ID, and its value in a row
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
    // The first part is redundant, but selects the position in an index.
    sql: ` AND ${alias}.created_at <= CAST(? AS BIGINT) AND (${columns.join(', ')}) < (${bounds})`,
    values: [createdAt, createdAt, ...(second ? [second[1](after)] : []), id],
  };
}

/**
 * Reads one page of a list, newest first.
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
