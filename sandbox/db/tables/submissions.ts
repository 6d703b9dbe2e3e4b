import type { components } from '../../../generated/api-types';
import type { Queryable, Row } from '../../domain/ports';
import type { Micros } from '../../domain/time';
import type { Slices, Wire } from '../../domain/wire';
import type { FilterPlan } from '../conditions';
import { bigInteger, flag, integer, integerOrNull, text, textOrNull, time, timeOrNull } from '../rows';
import { readSlices, type Window } from '../slices';
import { joinParts, type SqlPart } from '../sql-part';
import { hasForm } from './forms';
import { type Page, type Tenant, tenantCondition } from './scope';

export type Submission = components['schemas']['Submission'];
export type SubmissionDetails = components['schemas']['SubmissionDetails'];
export type SubmissionItem = Wire<components['schemas']['SubmissionListItem']>;

/** Reads a row of the table. */
export function toSubmission(row: Row): Submission {
  return {
    id: text(row, 'id'),
    isComplete: flag(row, 'is_complete'),
    jsonData: text(row, 'json_data'),
    formId: text(row, 'form_id'),
    formDefinitionId: text(row, 'form_definition_id'),
    currentPage: integerOrNull(row, 'current_page'),
    metadata: textOrNull(row, 'metadata'),
    token: textOrNull(row, 'token'),
    completedAt: timeOrNull(row, 'completed_at'),
    createdAt: time(row, 'created_at'),
    modifiedAt: timeOrNull(row, 'modified_at'),
    status: text(row, 'status'),
  };
}

/** A submission to store. */
export interface NewSubmission {
  id: string;
  formId: string;
  isComplete: boolean;
  jsonData: string;
  currentPage: number;
  metadata: string;
  status: string;
  token: string;
  tokenExpiresAt: Micros;
  now: Micros;
}

/** How many characters of a token stand in the index; the rest is compared in constant time. */
export const TOKEN_PREFIX_LENGTH = 32;

/** Stores a submission under the form's active definition and in its tenant. Undefined: no such form. */
export async function insertSubmission(
  database: Queryable,
  submission: NewSubmission,
  tenant: Tenant,
): Promise<Submission | undefined> {
  const scope = tenantCondition('f', tenant);
  const rows = await database.query(
    `INSERT INTO submissions (id, form_id, form_definition_id, tenant_id, is_complete, json_data, current_page,
       metadata, status, token, token_prefix, token_expires_at, completed_at, created_at)
     SELECT CAST(? AS BIGINT), f.id, f.active_definition_id, f.tenant_id, CAST(? AS INTEGER), CAST(? AS TEXT),
       CAST(? AS INTEGER), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT),
       CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT)
     FROM forms f WHERE f.id = ? AND f.deleted_at IS NULL${scope.sql} RETURNING *`,
    [
      submission.id,
      Number(submission.isComplete),
      submission.jsonData,
      submission.currentPage,
      submission.metadata,
      submission.status,
      submission.token,
      submission.token.slice(0, TOKEN_PREFIX_LENGTH),
      submission.tokenExpiresAt,
      submission.isComplete ? submission.now : null,
      submission.now,
      submission.formId,
      ...scope.values,
    ],
  );
  return rows.map(toSubmission)[0];
}

/** With more rows than these, walking the list in its order soon comes upon those of the page. */
const FEW_ROWS = 500;

/**
 * One page of the submissions of a tenant's form that satisfy the filters of `plan`, newest first, without their
 * answers. Undefined: no such form.
 */
export async function listSubmissions(
  database: Queryable,
  { formId, tenantId }: { formId: string; tenantId: string },
  plan: FilterPlan,
  page: Page,
): Promise<SubmissionItem[] | Slices<SubmissionItem> | undefined> {
  const source = (await fewRows(database, formId, plan.lookups)) ?? { sql: 'submissions s', values: [] };
  const read = ({ limit, offset, after }: Window): Promise<Row[]> => {
    const rest = listedAfter(after);
    return database.query(
      `SELECT s.id, s.is_complete, s.form_definition_id, s.current_page, s.metadata, s.completed_at,
         s.created_at, s.status
       FROM ${source.sql} WHERE s.form_id = (SELECT f.id FROM forms f
         WHERE f.id = ? AND f.tenant_id = ? AND f.deleted_at IS NULL${plan.form.sql})${plan.rows.sql}${rest.sql}
       ORDER BY s.created_at DESC, ${completedLast} DESC, s.id DESC
       LIMIT ? OFFSET ?`,
      [
        ...source.values,
        formId,
        tenantId,
        ...plan.form.values,
        ...plan.rows.values,
        ...rest.values,
        limit,
        offset,
      ],
    );
  };
  const items = await readSlices(page, read, (row) => toItem(row, BigInt(formId)));
  // Rows prove that the form is there; without any, it may or may not be.
  if (Array.isArray(items) && items.length === 0)
    return (await hasForm(database, formId, tenantId)) ? [] : undefined;
  return items;
}

/** The rows that one of the lookups leads to, as a table `s` to select from; undefined when each leads to many. */
async function fewRows(
  database: Queryable,
  formId: string,
  lookups: readonly SqlPart[][],
): Promise<SqlPart | undefined> {
  for (const ranges of lookups) {
    const rowsOf = (columns: string): SqlPart =>
      joinParts(
        ranges.map(({ sql, values }) => ({
          sql: `SELECT ${columns} FROM submissions s WHERE s.form_id = ? AND ${sql}`,
          values: [formId, ...values],
        })),
        ' UNION ALL ',
      );
    const ids = rowsOf('s.id');
    const [found] = await database.query(
      `SELECT COUNT(*) AS n FROM (SELECT 1 FROM (${ids.sql}) AS ids LIMIT ${FEW_ROWS + 1}) AS few`,
      ids.values,
    );
    if (found && integer(found, 'n') <= FEW_ROWS) {
      const rows = rowsOf('s.*');
      // Found before they are sorted: otherwise SQLite walks the list to spare the sorting.
      return { sql: `(WITH few AS MATERIALIZED (${rows.sql}) SELECT * FROM few) AS s`, values: rows.values };
    }
  }
  return undefined;
}

/** What is not complete comes before what is, among submissions of one moment. */
const completedLast = 'COALESCE(s.completed_at, 9223372036854775807)';

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

/** Where a submission is. */
export interface SubmissionKey {
  id: string;
  formId: string;
  tenantId: string;
}

const keyCondition = `id = ? AND tenant_id = ?
  AND form_id = (SELECT f.id FROM forms f WHERE f.id = ? AND f.deleted_at IS NULL)`;

const keyValues = ({ id, formId, tenantId }: SubmissionKey): string[] => [id, tenantId, formId];

/** A submission with the definition it was made for. */
export async function findSubmission(
  database: Queryable,
  key: SubmissionKey,
): Promise<SubmissionDetails | undefined> {
  const [row] = await database.query(`SELECT * FROM submissions WHERE ${keyCondition}`, keyValues(key));
  if (!row) return undefined;
  const submission = toSubmission(row);
  const definitions = await database.query('SELECT * FROM form_definitions WHERE id = ?', [
    submission.formDefinitionId,
  ]);
  return {
    ...submission,
    formDefinition: definitions.map((definition) => ({
      id: text(definition, 'id'),
      isDraft: flag(definition, 'is_draft'),
      jsonData: text(definition, 'json_data'),
      formId: null,
      createdAt: time(definition, 'created_at'),
      modifiedAt: timeOrNull(definition, 'modified_at'),
    }))[0] as SubmissionDetails['formDefinition'],
  };
}

/** Sets the review status. Undefined: no such submission. */
export async function setStatus(
  database: Queryable,
  key: SubmissionKey,
  status: string,
  now: Micros,
): Promise<Submission | undefined> {
  const rows = await database.query(
    `UPDATE submissions SET modified_at = CASE WHEN status <> ? THEN ? ELSE modified_at END, status = ?
     WHERE ${keyCondition} RETURNING *`,
    [status, now, status, ...keyValues(key)],
  );
  return rows.map(toSubmission)[0];
}
