import type { Row } from '../domain/ports';
import { othersFirst } from '../domain/turns';
import type { Slices } from '../domain/wire';
import type { Page } from './tables/scope';

/** Most rows that one statement reads. */
const MOST_ROWS = 500;
/** Rows of the first statement; a list that ends with them is read by one statement. */
const FIRST_ROWS = 100;
/** Characters that a statement should bring at most: rows of long texts are read a few at a time. */
const CHARACTERS = 1_000_000;

/** Which rows a statement is to read: the first ones of a page, or those after a row of the list. */
export interface Window {
  limit: number;
  offset: number;
  /** The row that the next ones come after; undefined at the beginning, where `offset` counts. */
  after: Row | undefined;
}

function charactersOf(row: Row): number {
  let count = 1;
  for (const value of Object.values(row)) if (typeof value === 'string') count += value.length;
  return count;
}

/** Rows that the next statement may read, by what the last one brought. */
function nextLimit(rows: readonly Row[]): number {
  const characters = rows.reduce((sum, row) => sum + charactersOf(row), 0);
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
export async function readSlices<Item>(
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
    let left = pageSize;
    for (;;) {
      yield rows.map(toItem);
      left -= rows.length;
      const wanted = Math.min(left, nextLimit(rows));
      if (wanted === 0) return;
      await othersFirst();
      rows = await read({ limit: wanted, offset: 0, after: rows[rows.length - 1] });
      if (rows.length === 0) return;
    }
  }
  return rest();
}
