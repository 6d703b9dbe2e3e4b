import { type Filter, type FilterField, filterFields } from '../domain/filter';
import type { Database } from '../domain/ports';
import { type Constraint, getConstraints, INT64_MAX, INT64_MIN } from './constraints';
import { and, joinParts, placeholders, type SqlPart } from './sql';
import { compareCodePoints, textKey, textKeySql } from './text-key';

/** How the submissions that satisfy some filters are found. */
export interface FilterPlan {
  /** Condition on the submissions `s`, beginning with ` AND `. */
  rows: SqlPart;
  /** Condition on the form `f`, beginning with ` AND `. */
  form: SqlPart;
  /**
   * One entry for each field that has an index: conditions that lead to the rows of its constraint. No row satisfies
   * two of them. Empty when walking the list in its order finds the rows as quickly.
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

/** Fields without a value in some submissions. */
const nullableFields: ReadonlySet<FilterField> = new Set([
  'updatedAt',
  'currentPage',
  'metadata',
  'completedAt',
]);

/** Fields by which, held at one value, an index yields the rows in the order of the list. */
const orderedFields: ReadonlySet<FilterField> = new Set(['isComplete', 'currentPage', 'formDefinitionId']);

/** Plans how to find the submissions that satisfy all filters. */
export function planFilters(filters: readonly Filter[], dialect: Database['dialect']): FilterPlan {
  const constraints = getConstraints(filters);
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

/** Whether an index leads to the rows of a constraint and has them in the order of the list. */
function leadsInOrder(field: FilterField, { allowed, excluded }: Constraint): boolean {
  if (field === 'createdAt') return excluded.length === 0;
  return orderedFields.has(field) && allowed?.length === 1;
}

/**
 * The column as conditions name it. SQLite keeps no statistics and takes any index it finds, even when it must
 * then sort most of a large form; a plus sign before a column keeps it from doing so.
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

/** Conditions that lead to the rows of a constraint through the index of its field; undefined without such. */
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

/** The key of a text in the order of its UTF-8 bytes, as SQLite sorts texts. */
const textKeyColumn = (column: string, dialect: Database['dialect']): string =>
  textKeySql(column) + (dialect === 'postgres' ? ' COLLATE "C"' : '');

const getKeys = (texts: readonly (bigint | string)[]): string[] =>
  texts.map((text) => textKey(String(text)).key);

/** The texts between and around those that are excluded; undefined when one of these shares its key. */
function otherTexts(column: string, excluded: readonly (bigint | string)[]): SqlPart[] | undefined {
  const found = excluded.map((text) => textKey(String(text)));
  if (found.length === 0 || found.some(({ isUnique }) => !isUnique)) return undefined;
  const keys = found.map(({ key }) => key).sort(compareCodePoints);
  const beyond = (operator: string) => (key: string) => [{ sql: `${column} ${operator} ?`, values: [key] }];
  const starts = [[], ...keys.map(beyond('>'))];
  const ends = [...keys.map(beyond('<')), []];
  return starts.map((start, index) => joinParts([...start, ...(ends[index] ?? [])], ' AND '));
}

/** The ranges between and around the excluded values. */
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
