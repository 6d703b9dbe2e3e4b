import { type Filter, type FilterField, filterFields } from '../domain/filter';
import type { Database } from '../domain/ports';
import { type Constraint, INT64_MAX, INT64_MIN, mergeFilters } from './constraints';
import { and, joinParts, placeholders, type SqlPart } from './sql';
import { compareCodePoints, textKey, textKeySql } from './text-key';

/** How to find the submissions that match all filters. */
export interface FilterPlan {
  /** Condition on the submissions `s`, beginning with ` AND `. */
  rows: SqlPart;
  /** Condition on the form `f`, beginning with ` AND `. */
  form: SqlPart;
  /**
   * One entry for each indexed field: disjoint conditions that select the rows of its constraint by index.
   * Empty if a scan in list order is as fast.
   */
  lookups: SqlPart[][];
}

const columns: Readonly<Record<FilterField, string>> = {
  id: 's.id',
  createdAt: 's.created_at',
  updatedAt: 's.modified_at',
  isComplete: 's.is_complete',
  jsonData: 's.json_data',
  formId: 'f.id',
  formDefinitionId: 's.form_definition_id',
  currentPage: 's.current_page',
  metadata: 's.metadata',
  completedAt: 's.completed_at',
};

/** Nullable columns of submissions. */
const nullableFields: ReadonlySet<FilterField> = new Set([
  'updatedAt',
  'currentPage',
  'metadata',
  'completedAt',
]);

/** Fields whose index, at a fixed value, yields rows in list order. */
const orderedFields: ReadonlySet<FilterField> = new Set(['isComplete', 'currentPage', 'formDefinitionId']);

export function planFilters(filters: readonly Filter[], dialect: Database['dialect']): FilterPlan {
  const constraints = mergeFilters(filters);
  const form = constraints.get('formId');
  constraints.delete('formId');
  const fields = [...constraints];
  const isWalked =
    fields.some(([, { allowed }]) => allowed?.length === 0) ||
    (fields.length === 1 && fields.every(([field, constraint]) => leadsInOrder(field, constraint)));
  return {
    rows: and(fields.map(([field, found]) => condition(steeredColumn(field, found, dialect), found))),
    form: and(form ? [condition(columns.formId, form)] : []),
    lookups: isWalked
      ? []
      : fields.map(([field, found]) => lookup(field, found, dialect)).filter((found) => !!found),
  };
}

/** Returns whether an index selects the rows of a constraint in list order. */
function leadsInOrder(field: FilterField, { allowed, excluded }: Constraint): boolean {
  if (field === 'createdAt') return excluded.length === 0;
  return orderedFields.has(field) && allowed?.length === 1;
}

/**
 * Returns the column name in conditions. SQLite has no statistics here and uses any index, even if it must
 * then sort most of a large form. A plus sign before the column prevents that.
 */
function steeredColumn(field: FilterField, constraint: Constraint, dialect: Database['dialect']): string {
  const isSteered = dialect === 'sqlite' && !leadsInOrder(field, constraint);
  return isSteered && filterFields[field] !== 'String' ? `+${columns[field]}` : columns[field];
}

function condition(column: string, { allowed, excluded, lower, upper }: Constraint): SqlPart {
  if (allowed) return getProperty(column, allowed);
  const parts = bounds(column, lower, upper);
  const others = placeholders(excluded);
  if (excluded.length > 0)
    parts.push({ sql: `(${column} IS NULL OR ${column} NOT IN (${others.sql}))`, values: others.values });
  return parts.length > 0 ? joinParts(parts, ' AND ') : { sql: '1 = 1', values: [] };
}

function getProperty(column: string, allowed: readonly (bigint | string)[]): SqlPart {
  const list = placeholders(allowed);
  if (list.values.length === 0) return { sql: '1 = 0', values: [] };
  return { sql: `${column} IN (${list.sql})`, values: list.values };
}

function bounds(column: string, lower: bigint | undefined, upper: bigint | undefined): SqlPart[] {
  const parts: SqlPart[] = [];
  if (lower !== undefined) parts.push({ sql: `${column} >= CAST(? AS BIGINT)`, values: [lower] });
  if (upper !== undefined) parts.push({ sql: `${column} <= CAST(? AS BIGINT)`, values: [upper] });
  return parts;
}

/** Returns conditions that select the rows of a constraint by the index of its field; undefined if it has none. */
function lookup(
  field: FilterField,
  constraint: Constraint,
  dialect: Database['dialect'],
): SqlPart[] | undefined {
  const { allowed, excluded, lower, upper } = constraint;
  const isText = filterFields[field] === 'String';
  const column = isText ? textKeyColumn(columns[field], dialect) : columns[field];
  if (allowed) return [getProperty(column, isText ? getKeys(allowed) : allowed)];
  const isBounded = lower !== undefined || upper !== undefined;
  const nulls = nullableFields.has(field) && !isBounded ? [{ sql: `${column} IS NULL`, values: [] }] : [];
  const ranges = isText ? otherTexts(column, excluded) : rangesAround(column, constraint);
  return ranges && [...ranges, ...nulls];
}

/** Returns the key of a text in the order of its UTF-8 bytes, as SQLite sorts texts. */
const textKeyColumn = (column: string, dialect: Database['dialect']): string =>
  textKeySql(column) + (dialect === 'postgres' ? ' COLLATE "C"' : '');

const getKeys = (texts: readonly (bigint | string)[]): string[] =>
  texts.map((text) => textKey(String(text)).key);

/** Returns ranges between and around the excluded texts; undefined if one shares its key with other texts. */
function otherTexts(column: string, excluded: readonly (bigint | string)[]): SqlPart[] | undefined {
  const found = excluded.map((text) => textKey(String(text)));
  if (found.length === 0 || found.some(({ isUnique }) => !isUnique)) return undefined;
  const keys = found.map(({ key }) => key).sort(compareCodePoints);
  const beyond = (operator: string) => (key: string) => [{ sql: `${column} ${operator} ?`, values: [key] }];
  const starts = [[], ...keys.map(beyond('>'))];
  const ends = [...keys.map(beyond('<')), []];
  return starts.map((start, index) => joinParts([...start, ...(ends[index] ?? [])], ' AND '));
}

/** Returns the ranges between and around the excluded values. */
function rangesAround(column: string, { excluded, lower, upper }: Constraint): SqlPart[] | undefined {
  if (excluded.length === 0 && lower === undefined && upper === undefined) return undefined;
  const ranges: SqlPart[] = [];
  let from = lower;
  for (const next of [...excluded.map(BigInt), undefined]) {
    const to = next === undefined ? upper : next - 1n;
    if ((from ?? INT64_MIN) <= (to ?? INT64_MAX)) ranges.push(joinParts(bounds(column, from, to), ' AND '));
    if (next !== undefined) from = next + 1n;
  }
  return ranges;
}
