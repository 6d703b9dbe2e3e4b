import type { Row } from '../domain/ports';
import { isoTime } from '../domain/time';

function value(row: Row, column: string): string | number | bigint | null {
  const found = row[column];
  if (typeof found === 'string' || typeof found === 'number' || typeof found === 'bigint' || found === null) {
    return found;
  }
  throw new TypeError(`Column ${column} holds ${found === undefined ? 'nothing' : typeof found}.`);
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
  return Number(value(row, column));
}

/** The same, null if the column is. */
export function integerOrNull(row: Row, column: string): number | null {
  const found = value(row, column);
  return found === null ? null : Number(found);
}

/** An integer of any size. */
export function bigInteger(row: Row, column: string): bigint {
  return BigInt(value(row, column) ?? 0);
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
