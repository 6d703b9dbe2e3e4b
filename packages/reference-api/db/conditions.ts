import { type Filter, type FilterField, filterFields } from '../domain/filter';
import { joinParts, NOTHING, placeholders, type SqlPart } from './sql';

type Value = bigint | string;

const columns: Readonly<Record<FilterField, string>> = {
  id: 's.id',
  createdAt: 's.created_at',
  updatedAt: 's.modified_at',
  isComplete: 's.is_complete',
  jsonData: 's.json_data',
  formId: 's.form_id',
  formDefinitionId: 's.form_definition_id',
  currentPage: 's.current_page',
  metadata: 's.metadata',
  completedAt: 's.completed_at',
};

/** Returns the condition of all filters on the submissions `s`, beginning with ` AND `; empty without filters. */
export function filterCondition(filters: readonly Filter[]): SqlPart {
  const { sql, values } = joinBalanced(filters.map(toCondition));
  return sql === '' ? NOTHING : { sql: ` AND ${sql}`, values };
}

/** Joins conditions in halves, because SQLite limits the depth of an expression: a flat list is a deep tree. */
function joinBalanced(parts: readonly SqlPart[]): SqlPart {
  if (parts.length < 2) return parts[0] ?? NOTHING;
  const middle = parts.length >> 1;
  const { sql, values } = joinParts(
    [joinBalanced(parts.slice(0, middle)), joinBalanced(parts.slice(middle))],
    ' AND ',
  );
  return { sql: `(${sql})`, values };
}

function toCondition({ field, operator, values }: Filter): SqlPart {
  const column = columns[field];
  const isList = operator === ':' || operator === '!:';
  const isTime = filterFields[field] === 'DateTime';
  // Stored times are microseconds; a value between two of them equals none.
  const roundUp = operator === '>:' || operator === '<';
  const stored = isTime ? values.flatMap((value) => toMicros(value, isList ? 'exact' : roundUp)) : values;
  if (operator === ':') return inList(column, stored.filter(isStorable));
  if (operator === '!:') {
    const { sql, values: others } = inList(column, stored.filter(isStorable));
    return { sql: `(${column} IS NULL OR NOT ${sql})`, values: others };
  }
  return { sql: `${column} ${operator.replace(':', '=')} CAST(? AS BIGINT)`, values: stored.slice(0, 1) };
}

function inList(column: string, values: readonly Value[]): SqlPart {
  const list = placeholders(values);
  return values.length === 0
    ? { sql: '1 = 0', values: [] }
    : { sql: `${column} IN (${list.sql})`, values: list.values };
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
