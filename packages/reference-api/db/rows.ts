import { DatabaseUnavailable, type Row } from '../domain/ports';
import { isoTime } from '../domain/time';

/** This program can't have written the value, so the database is at fault. */
const damaged = (column: string) =>
  new DatabaseUnavailable(`a row contains a value in ${column} that this program cannot have written`, {
    fix: 'Restore the database from a backup.',
  });

function value(row: Row, column: string): string | number | bigint | null {
  const found = row[column];
  if (found === undefined)
    throw new DatabaseUnavailable(`no step of db/schema.ts adds the column ${column} that routes read`);
  if (typeof found === 'string' || typeof found === 'number' || typeof found === 'bigint' || found === null) {
    return found;
  }
  throw damaged(column);
}

/** Reads a value of a row. */
type Read<T> = (row: Row, column: string) => T;

/** Wraps a reader to return null for null. */
const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (row, column) =>
    value(row, column) === null ? null : read(row, column);

/** Reads a text or an ID (in decimal digits). */
export const text: Read<string> = (row, column) => String(value(row, column));
export const textOrNull = orNull(text);

/** Reads an integer below 2^53. */
export const integer: Read<number> = (row, column) => {
  const found = Number(value(row, column));
  if (!Number.isSafeInteger(found)) throw damaged(column);
  return found;
};
export const integerOrNull = orNull(integer);

/** Reads an integer of any size. */
export const bigInteger: Read<bigint> = (row, column) => {
  const found = value(row, column);
  if (typeof found === 'string' && !/^-?\d+$/.test(found)) throw damaged(column);
  return BigInt(found ?? 0);
};

/** Reads a flag, stored as 0 or 1. */
export const flag: Read<boolean> = (row, column) => integer(row, column) === 1;

/** Reads a time, stored in microseconds, as ISO 8601 text. */
export const time: Read<string> = (row, column) => isoTime(integer(row, column));
export const timeOrNull = orNull(time);

/** Returns the column of a property: `created_at` for `createdAt`. */
export const getColumn = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Creates the reader of a row from readers of its properties. */
export function rowReader<T>(reads: { [Name in keyof T & string]: Read<T[Name]> }): (row: Row) => T {
  const properties = Object.entries<Read<unknown>>(reads).map(([name, read]) => ({
    name,
    read,
    column: getColumn(name),
  }));
  return (row) => {
    const item: Record<string, unknown> = {};
    for (const { name, read, column } of properties) item[name] = read(row, column);
    return item as T;
  };
}
