import { DatabaseUnavailable, type Row } from '../domain/ports';
import { isoTime } from '../domain/time';

/** The database is at fault for a value that this program cannot have written. */
function damaged(column: string): DatabaseUnavailable {
  return new DatabaseUnavailable(
    `a row contains a value in ${column} that this program cannot have written`,
    {
      fix: 'Restore the database from a backup.',
    },
  );
}

function value(row: Row, column: string): string | number | bigint | null {
  const found = row[column];
  if (typeof found === 'string' || typeof found === 'number' || typeof found === 'bigint' || found === null) {
    return found;
  }
  throw damaged(column);
}

/** A text or an identifier (in decimal digits). */
export function text(row: Row, column: string): string {
  return String(value(row, column));
}

/** The same, null if the column is. */
export function textOrNull(row: Row, column: string): string | null {
  const found = value(row, column);
  return found === null ? null : String(found);
}

/** An integer below 2^53. */
export function integer(row: Row, column: string): number {
  const found = Number(value(row, column));
  if (!Number.isSafeInteger(found)) throw damaged(column);
  return found;
}

/** The same, null if the column is. */
export function integerOrNull(row: Row, column: string): number | null {
  return value(row, column) === null ? null : integer(row, column);
}

/** An integer of any size. */
export function bigInteger(row: Row, column: string): bigint {
  const found = value(row, column);
  if (typeof found === 'string' && !/^-?\d+$/.test(found)) throw damaged(column);
  return BigInt(found ?? 0);
}

/** A flag, stored as 0 or 1. */
export function flag(row: Row, column: string): boolean {
  return integer(row, column) === 1;
}

/** A time, stored in microseconds, as ISO 8601 text. */
export function time(row: Row, column: string): string {
  return isoTime(integer(row, column));
}

/** The same, null if the column is. */
export function timeOrNull(row: Row, column: string): string | null {
  const found = integerOrNull(row, column);
  return found === null ? null : isoTime(found);
}
