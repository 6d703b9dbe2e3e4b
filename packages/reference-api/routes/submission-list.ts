import type { components } from '../../../generated/api-types';
import { type FilterPlan, planFilters } from '../db/conditions';
import { newestAfter, type Page, readPage, type Window } from '../db/lists';
import {
  bigInteger,
  flag,
  integer,
  integerOrNull,
  rowReader,
  text,
  textOrNull,
  time,
  timeOrNull,
} from '../db/rows';
import { joinParts, NOTHING, placeholders, type SqlPart } from '../db/sql';
import type { FieldErrors } from '../domain/errors';
import { filterReasons, NO_FILTER, parseFilter } from '../domain/filter';
import type { Queryable, Row, Slices } from '../domain/ports';
import { fill } from '../domain/text';
import type { Endpoint, Wire } from '../http/contract';
import { found, notFound } from '../http/errors';
import { paging, textsParameter } from '../http/parameters';

type SubmissionItem = Wire<components['schemas']['SubmissionListItem']>;

/** The form whose submissions are listed. */
interface FormKey {
  formId: string;
  tenantId: string;
}

const formNotFound = notFound('Form not found');

/** Messages of filters, with a placeholder for the text. */
const filterTexts = Object.fromEntries(
  Object.entries(filterReasons).map(([name, reason]) => [name, NO_FILTER.replace('{reason}', () => reason)]),
);

export const listSubmissions: Endpoint<'listSubmissions'> = {
  errorResponses: { exists: formNotFound },
  checked: { name: 'filter', place: 'query', texts: filterTexts },
  query: { ...paging, filter: textsParameter },
  check({ query }) {
    const errors: FieldErrors = {};
    for (const [index, sent] of query.filter.entries()) {
      const filter = parseFilter(sent);
      if (typeof filter === 'string')
        errors[`filter[${index}]`] = [fill(NO_FILTER, { value: sent, reason: filter })];
    }
    return errors;
  },
  async handle({ database }, { path, query, tenantId }) {
    // Already checked: each is a filter.
    const filters = query.filter.map(parseFilter).filter((filter) => typeof filter !== 'string');
    const plan = planFilters(filters, database.dialect);
    const key = { formId: path.formId, tenantId };
    return found(await readSubmissions(database, key, plan, query), formNotFound);
  },
};

const toItem = rowReader<SubmissionItem>({
  id: bigInteger,
  isComplete: flag,
  // The list omits the answers.
  jsonData: () => ({}),
  formId: bigInteger,
  formDefinitionId: bigInteger,
  currentPage: integerOrNull,
  metadata: textOrNull,
  completedAt: timeOrNull,
  createdAt: time,
  status: text,
});

/**
 * Rows that are read or skipped quickly. If more match a filter, a scan in list order soon finds those of the
 * page.
 */
const FEW_ROWS = 500;

/** Sorts partial submissions before complete ones of the same time. */
const completedLast = 'COALESCE(s.completed_at, 9223372036854775807)';
const newestFirst = `s.created_at DESC, ${completedLast} DESC, s.id DESC`;
const oldestFirst = `s.created_at, ${completedLast}, s.id`;

/** Returns a condition for the rows after `after` in list order. */
const listedAfter = (after: Row | undefined): SqlPart =>
  newestAfter('s', after, [completedLast, (row) => textOrNull(row, 'completed_at') ?? '9223372036854775807']);

const OWN_FORM = 'FROM forms f WHERE f.id = ? AND f.tenant_id = ? AND f.deleted_at IS NULL';

/**
 * Reads one page of a form's submissions that match `plan`, newest first, without answers. Undefined if the
 * form doesn't exist.
 */
export async function readSubmissions(
  database: Queryable,
  { formId, tenantId }: FormKey,
  plan: FilterPlan,
  page: Page,
): Promise<SubmissionItem[] | Slices<SubmissionItem> | undefined> {
  const source = (await fewRows(database, formId, plan.lookups)) ?? { sql: 'submissions s', values: [] };
  const ownForm = [formId, tenantId];
  const select = (
    rest: SqlPart,
    order: string,
    { limit, offset }: Pick<Window, 'limit' | 'offset'>,
  ): Promise<Row[]> =>
    database.query(
      `SELECT s.id, s.is_complete, s.form_id, s.form_definition_id, s.current_page, s.metadata, s.completed_at,
         s.created_at, s.status
       FROM ${source.sql} WHERE s.form_id = (SELECT f.id ${OWN_FORM}${plan.form.sql})${plan.rows.sql}${rest.sql}
       ORDER BY ${order} LIMIT ? OFFSET ?`,
      [...source.values, ...ownForm, ...plan.form.values, ...plan.rows.values, ...rest.values, limit, offset],
    );
  const countAll = async () => {
    const [row] = await database.query(`SELECT f.submission_count AS n ${OWN_FORM}`, ownForm);
    return row ? integer(row, 'n') : 0;
  };
  const isWhole = plan.rows.sql === '' && plan.form.sql === '';
  const read = async ({ limit, offset, after }: Window): Promise<Row[]> => {
    // Skipping rows takes time: read a page of the second half from the end.
    const fromEnd = isWhole && offset > FEW_ROWS ? (await countAll()) - offset : offset;
    if (fromEnd >= offset) return select(listedAfter(after), newestFirst, { limit, offset });
    if (fromEnd <= 0) return [];
    const window = { limit: Math.min(limit, fromEnd), offset: Math.max(0, fromEnd - limit) };
    return (await select(NOTHING, oldestFirst, window)).reverse();
  };
  const items = await readPage(page, read, toItem);
  // Rows prove that the form exists; without any, check it.
  const isProven = !Array.isArray(items) || items.length > 0;
  return isProven || (await database.query(`SELECT 1 AS found ${OWN_FORM}`, ownForm)).length > 0
    ? items
    : undefined;
}

/** Maximum number of ranges per statement. SQLite allows 500. */
const MOST_RANGES = 100;

/** Returns a table `s` of the rows that one of the lookups selects; undefined if each selects many. */
async function fewRows(
  database: Queryable,
  formId: string,
  lookups: readonly SqlPart[][],
): Promise<SqlPart | undefined> {
  for (const ranges of lookups) {
    const ids = await fewIds(database, formId, ranges);
    if (!ids) continue;
    const list = ids.length > 0 ? placeholders(ids) : { sql: 'NULL', values: [] };
    // In a subquery, because otherwise SQLite scans the list to avoid the sort.
    return {
      sql: `(WITH few AS MATERIALIZED (SELECT * FROM submissions s WHERE s.id IN (${list.sql})) SELECT * FROM few) AS s`,
      values: list.values,
    };
  }
  return undefined;
}

/** Finds the IDs of the rows in some ranges; undefined if there are many. */
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
    const rows = await database.query(`SELECT id FROM (${sql}) AS ids LIMIT ${FEW_ROWS + 1}`, values);
    ids.push(...rows.map((found) => bigInteger(found, 'id')));
    if (ids.length > FEW_ROWS) return undefined;
  }
  return ids;
}
