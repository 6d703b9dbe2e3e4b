import type { Filter, FilterField } from '../domain/filter';
import { filterFields } from '../domain/filter';
import type { Database, SqlValue } from '../domain/ports';

/** A part of a statement with the values of its placeholders. */
export interface SqlPart {
  sql: string;
  values: SqlValue[];
}

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

const INT64_MAX = 9_223_372_036_854_775_807n;

/** What all filters on one field amount to together. */
interface Constraint {
  /** Values of which one must be held; undefined when any will do. */
  allowed?: Set<bigint | string>;
  excluded: Set<bigint | string>;
  /** Inclusive bounds. */
  lower?: bigint;
  upper?: bigint;
}

/**
 * Turns filters into conditions on the submissions `s`, beginning with ` AND `. Filters on one field are merged
 * first, so that thousands of them make neither a deep nor a long expression.
 */
export function filterConditions(filters: readonly Filter[], dialect: Database['dialect']): SqlPart {
  const constraints = new Map<FilterField, Constraint>();
  for (const filter of filters) {
    const constraint = constraints.get(filter.field) ?? { excluded: new Set() };
    constraints.set(filter.field, constraint);
    merge(constraint, filterFields[filter.field] === 'DateTime' ? toMicros(filter) : filter);
  }
  const parts = [...constraints].flatMap(([field, constraint]) =>
    conditions(steeredColumn(field, constraint, dialect), constraint),
  );
  return {
    sql: parts.map(({ sql }) => ` AND ${sql}`).join(''),
    values: parts.flatMap(({ values }) => values),
  };
}

/** Columns by which, held at one value, an index yields the rows in the order of the list. */
const orderedColumns: ReadonlySet<FilterField> = new Set(['isComplete', 'currentPage']);

/**
 * The column as conditions name it. SQLite keeps no statistics and takes any index it finds, even when it must
 * then sort most of a large form; a plus sign before a column keeps it from doing so.
 */
function steeredColumn(field: FilterField, { allowed }: Constraint, dialect: Database['dialect']): string {
  const helps = field === 'id' || field === 'createdAt' || (orderedColumns.has(field) && allowed?.size === 1);
  const isText = filterFields[field] === 'String';
  return dialect === 'sqlite' && !helps && !isText ? `+${columns[field]}` : columns[field];
}

/** Times are stored in microseconds; a filter may lie between two of them. */
function toMicros(filter: Filter): Filter {
  const list = filter.operator === ':' || filter.operator === '!:';
  const ticks = filter.values.filter((value) => typeof value === 'bigint');
  const exact = list ? ticks.filter((value) => value % 10n === 0n) : ticks;
  const roundUp = filter.operator === '>:' || filter.operator === '<';
  return { ...filter, values: exact.map((value) => floorDivide(roundUp ? value + 9n : value, 10n)) };
}

function floorDivide(value: bigint, by: bigint): bigint {
  return value < 0n && value % by !== 0n ? value / by - 1n : value / by;
}

function merge(constraint: Constraint, { operator, values }: Filter): void {
  if (operator === '!:') {
    for (const value of values) constraint.excluded.add(value);
    return;
  }
  if (operator === ':') {
    const { allowed } = constraint;
    constraint.allowed = new Set(allowed ? values.filter((value) => allowed.has(value)) : values);
    return;
  }
  const value = values[0];
  if (typeof value !== 'bigint') return;
  if (operator.startsWith('>')) {
    const lower = operator === '>' ? value + 1n : value;
    constraint.lower = constraint.lower !== undefined && constraint.lower > lower ? constraint.lower : lower;
  } else {
    const upper = operator === '<' ? value - 1n : value;
    constraint.upper = constraint.upper !== undefined && constraint.upper < upper ? constraint.upper : upper;
  }
}

function conditions(column: string, { allowed, excluded, lower, upper }: Constraint): SqlPart[] {
  const parts: SqlPart[] = [];
  const beyond = (value: bigint | undefined): boolean =>
    value !== undefined && (value > INT64_MAX || value < -INT64_MAX - 1n);
  if (allowed) parts.push(memberOf(column, allowed));
  const others = storable(excluded);
  if (others.length > 0) {
    const list = placeholders(others);
    parts.push({ sql: `(${column} IS NULL OR ${column} NOT IN (${list.sql}))`, values: list.values });
  }
  if (beyond(lower) || beyond(upper)) parts.push({ sql: '1 = 0', values: [] });
  else {
    if (lower !== undefined) parts.push({ sql: `${column} >= CAST(? AS BIGINT)`, values: [lower] });
    if (upper !== undefined) parts.push({ sql: `${column} <= CAST(? AS BIGINT)`, values: [upper] });
  }
  return parts;
}

function memberOf(column: string, allowed: ReadonlySet<bigint | string>): SqlPart {
  const list = placeholders(storable(allowed));
  if (list.values.length === 0) return { sql: '1 = 0', values: [] };
  return { sql: `${column} IN (${list.sql})`, values: list.values };
}

/** Texts with U+0000 are never stored, and PostgreSQL does not even compare with them. */
function storable(values: ReadonlySet<bigint | string>): (bigint | string)[] {
  return [...values].filter((value) => typeof value === 'bigint' || !value.includes('\0'));
}

function placeholders(values: readonly (bigint | string)[]): SqlPart {
  return {
    sql: values.map((value) => (typeof value === 'bigint' ? 'CAST(? AS BIGINT)' : '?')).join(', '),
    values: [...values],
  };
}
