import { type Filter, filterFields } from '../domain/filter';
import { getColumn } from './rows';
import { NOTHING, type SqlPart } from './sql';

type Value = bigint | string;

/** Returns the condition of all filters on the submissions `s`, beginning with ` AND `; empty without filters. */
export function filterCondition(filters: readonly Filter[]): SqlPart {
  const { sql, values } = joinBalanced(filters.map(toCondition));
  return sql === '' ? NOTHING : { sql: ` AND ${sql}`, values };
}

/** Joins conditions in halves, because SQLite limits the depth of an expression: a flat list is a deep tree. */
function joinBalanced(parts: readonly SqlPart[]): SqlPart {
  if (parts.length < 2) return parts[0] ?? NOTHING;
  const middle = parts.length >> 1;
  const first = joinBalanced(parts.slice(0, middle));
  const second = joinBalanced(parts.slice(middle));
  return { sql: `(${first.sql} AND ${second.sql})`, values: [...first.values, ...second.values] };
}

function toCondition({ field, operator, values }: Filter): SqlPart {
  const column = `s.${getColumn(field === 'updatedAt' ? 'modifiedAt' : field)}`;
  const isList = operator === ':' || operator === '!:';
  const isTime = filterFields[field] === 'DateTime';
  // Stored times are microseconds; a value between two of them equals none.
  const roundUp = operator === '>:' || operator === '<';
  const stored = isTime ? values.flatMap((value) => toMicros(value, isList ? 'exact' : roundUp)) : values;
  if (isList) {
    const list = inList(column, stored.filter(isStorable));
    return operator === ':' ? list : { ...list, sql: `(${column} IS NULL OR NOT ${list.sql})` };
  }
  return { sql: `${column} ${operator.replace(':', '=')} CAST(? AS BIGINT)`, values: stored.slice(0, 1) };
}

function inList(column: string, values: Value[]): SqlPart {
  const places = values.map((value) => (typeof value === 'bigint' ? 'CAST(? AS BIGINT)' : '?'));
  return { sql: values.length === 0 ? '1 = 0' : `${column} IN (${places.join(', ')})`, values };
}

/** Converts ticks of 100 nanoseconds to microseconds; none for a value in between if it must be exact. */
function toMicros(ticks: Value, rounding: boolean | 'exact'): bigint[] {
  if (typeof ticks === 'string') return [];
  const rest = ((ticks % 10n) + 10n) % 10n;
  if (rounding === 'exact' && rest !== 0n) return [];
  return [(ticks - rest) / 10n + (rounding === true && rest !== 0n ? 1n : 0n)];
}

/** Texts with U+0000 are never stored, and PostgreSQL can't compare with them. */
const isStorable = (value: Value): boolean => typeof value === 'bigint' || !value.includes('\0');
