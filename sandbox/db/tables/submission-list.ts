import type { components } from '../../../generated/api-types';
import type { Queryable, Row } from '../../domain/ports';
import type { Slices, Wire } from '../../domain/wire';
import type { FilterPlan } from '../conditions';
import { bigInteger, flag, integer, integerOrNull, text, textOrNull, time, timeOrNull } from '../rows';
import { readSlices, type Window } from '../slices';
import { joinParts, placeholders, type SqlPart } from '../sql-part';
import { hasForm } from './forms';
import type { Page } from './scope';

export type SubmissionItem = Wire<components['schemas']['SubmissionListItem']>;

/** The form whose submissions are listed. */
interface FormKey {
  formId: string;
  tenantId: string;
}

/**
 * Rows that are read or passed quickly. With more that satisfy a filter, walking the list in its order soon comes upon
 * those of the page.
 */
const FEW_ROWS = 500;

/** What is not complete comes before what is, among submissions of one moment. */
const completedLast = 'COALESCE(s.completed_at, 9223372036854775807)';
const newestFirst = `s.created_at DESC, ${completedLast} DESC, s.id DESC`;
const oldestFirst = `s.created_at, ${completedLast}, s.id`;

/**
 * One page of the submissions of a tenant's form that satisfy the filters of `plan`, newest first, without their
 * answers. Undefined: no such form.
 */
export async function listSubmissions(
  database: Queryable,
  key: FormKey,
  plan: FilterPlan,
  page: Page,
): Promise<SubmissionItem[] | Slices<SubmissionItem> | undefined> {
  const source = (await fewRows(database, key.formId, plan.lookups)) ?? { sql: 'submissions s', values: [] };
  const select = (
    rest: SqlPart,
    order: string,
    { limit, offset }: Pick<Window, 'limit' | 'offset'>,
  ): Promise<Row[]> =>
    database.query(
      `SELECT s.id, s.is_complete, s.form_definition_id, s.current_page, s.metadata, s.completed_at,
         s.created_at, s.status
       FROM ${source.sql} WHERE s.form_id = (SELECT f.id FROM forms f
         WHERE f.id = ? AND f.tenant_id = ? AND f.deleted_at IS NULL${plan.form.sql})${plan.rows.sql}${rest.sql}
       ORDER BY ${order} LIMIT ? OFFSET ?`,
      [
        ...source.values,
        key.formId,
        key.tenantId,
        ...plan.form.values,
        ...plan.rows.values,
        ...rest.values,
        limit,
        offset,
      ],
    );
  const isWhole = plan.rows.sql === '' && plan.form.sql === '';
  const read = async ({ limit, offset, after }: Window): Promise<Row[]> => {
    // Rows before a page are passed one by one: a page of the second half is reached from the end.
    const fromEnd = isWhole && offset > FEW_ROWS ? (await countOf(database, key)) - offset : offset;
    if (fromEnd >= offset) return select(listedAfter(after), newestFirst, { limit, offset });
    if (fromEnd <= 0) return [];
    const window = { limit: Math.min(limit, fromEnd), offset: Math.max(0, fromEnd - limit) };
    return (await select(listedAfter(undefined), oldestFirst, window)).reverse();
  };
  const items = await readSlices(page, read, (row) => toItem(row, BigInt(key.formId)));
  // Rows prove that the form is there; without any, it may or may not be.
  if (Array.isArray(items) && items.length === 0)
    return (await hasForm(database, key.formId, key.tenantId)) ? [] : undefined;
  return items;
}

/** How many submissions a tenant's form has; 0 where there is no such form. */
async function countOf(database: Queryable, { formId, tenantId }: FormKey): Promise<number> {
  const [row] = await database.query(
    'SELECT submission_count FROM forms WHERE id = ? AND tenant_id = ? AND deleted_at IS NULL',
    [formId, tenantId],
  );
  return row ? integer(row, 'submission_count') : 0;
}

/** Ranges that one statement looks into. SQLite takes 500 at most. */
const MOST_RANGES = 100;

/** The rows that one of the lookups leads to, as a table `s` to select from; undefined when each leads to many. */
async function fewRows(
  database: Queryable,
  formId: string,
  lookups: readonly SqlPart[][],
): Promise<SqlPart | undefined> {
  for (const ranges of lookups) {
    const ids = await fewIds(database, formId, ranges);
    if (!ids) continue;
    const list = ids.length > 0 ? placeholders(ids) : { sql: 'NULL', values: [] };
    // Found before they are sorted: otherwise SQLite walks the list to spare the sorting.
    return {
      sql: `(WITH few AS MATERIALIZED (SELECT * FROM submissions s WHERE s.id IN (${list.sql})) SELECT * FROM few) AS s`,
      values: list.values,
    };
  }
  return undefined;
}

/** Identifiers of the rows in some ranges; undefined when there are many. */
async function fewIds(
  database: Queryable,
  formId: string,
  ranges: readonly SqlPart[],
): Promise<bigint[] | undefined> {
  const ids: bigint[] = [];
  for (let start = 0; start < ranges.length; start += MOST_RANGES) {
    const { sql, values } = joinParts(
      ranges.slice(start, start + MOST_RANGES).map((range) => ({
        sql: `SELECT s.id FROM submissions s WHERE s.form_id = ? AND ${range.sql}`,
        values: [formId, ...range.values],
      })),
      ' UNION ALL ',
    );
    // Counted first: the identifiers of many rows would be read in vain.
    const [row] = await database.query(
      `SELECT COUNT(*) AS n FROM (SELECT 1 FROM (${sql}) AS ids LIMIT ${FEW_ROWS + 1 - ids.length}) AS few`,
      values,
    );
    const count = row ? integer(row, 'n') : 0;
    if (ids.length + count > FEW_ROWS) return undefined;
    if (count === 0) continue;
    const found = await database.query(`SELECT id FROM (${sql}) AS ids LIMIT ${FEW_ROWS}`, values);
    ids.push(...found.map((row) => bigInteger(row, 'id')));
  }
  return ids;
}

/** Condition for what follows a row in the order of the list, beginning with ` AND `. */
function listedAfter(after: Row | undefined): SqlPart {
  if (!after) return { sql: '', values: [] };
  const createdAt = text(after, 'created_at');
  const completedAt = textOrNull(after, 'completed_at') ?? '9223372036854775807';
  return {
    // The first part says nothing new, but leads to the place in an index.
    sql: ` AND s.created_at <= CAST(? AS BIGINT) AND (s.created_at, ${completedLast}, s.id)
      < (CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT))`,
    values: [createdAt, createdAt, completedAt, text(after, 'id')],
  };
}

function toItem(row: Row, formId: bigint): SubmissionItem {
  return {
    id: bigInteger(row, 'id'),
    isComplete: flag(row, 'is_complete'),
    jsonData: {},
    formId,
    formDefinitionId: bigInteger(row, 'form_definition_id'),
    currentPage: integerOrNull(row, 'current_page'),
    metadata: textOrNull(row, 'metadata'),
    completedAt: timeOrNull(row, 'completed_at'),
    createdAt: time(row, 'created_at'),
    status: text(row, 'status'),
  };
}
