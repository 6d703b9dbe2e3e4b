import type { Queryable, Row, SqlValue } from '../../domain/ports';
import { equalInConstantTime } from '../../domain/secrets';
import type { Micros } from '../../domain/time';
import { text } from '../rows';
import { type Tenant, tenantCondition } from './scope';
import { type Submission, type SubmissionKey, TOKEN_PREFIX_LENGTH, toSubmission } from './submissions';

/** Values to change; null leaves the old one. */
export interface SubmissionChanges {
  jsonData: string | null;
  isComplete: boolean | null;
  currentPage: number | null;
  metadata: string | null;
}

const complete = '(is_complete = 0 AND CAST(? AS INTEGER) = 1)';

/** One assignment per column. The time of the change is set only if a value differs from the old one. */
function assignments(metadataMayVanish: boolean): string {
  const jsonData = 'COALESCE(CAST(? AS TEXT), json_data)';
  const currentPage = 'COALESCE(CAST(? AS INTEGER), current_page)';
  const metadata = metadataMayVanish ? 'CAST(? AS TEXT)' : 'COALESCE(CAST(? AS TEXT), metadata)';
  return `
    modified_at = CASE WHEN json_data IS DISTINCT FROM ${jsonData}
        OR current_page IS DISTINCT FROM ${currentPage} OR metadata IS DISTINCT FROM ${metadata} OR ${complete}
      THEN CAST(? AS BIGINT) ELSE modified_at END,
    completed_at = CASE WHEN ${complete} THEN CAST(? AS BIGINT) ELSE completed_at END,
    is_complete = CASE WHEN ${complete} THEN 1 ELSE is_complete END,
    json_data = ${jsonData}, current_page = ${currentPage}, metadata = ${metadata}`;
}

function assignmentValues(changes: SubmissionChanges, now: Micros): SqlValue[] {
  const content = [changes.jsonData, changes.currentPage, changes.metadata];
  const done = Number(changes.isComplete ?? false);
  return [...content, done, now, done, now, done, ...content];
}

const ofForm = 'form_id = (SELECT f.id FROM forms f WHERE f.id = ? AND f.deleted_at IS NULL)';

/**
 * Changes the given values of a submission by id. With `replace`, metadata that is null is removed.
 * Undefined: no such submission.
 */
export async function updateSubmission(
  database: Queryable,
  key: SubmissionKey,
  changes: SubmissionChanges,
  now: Micros,
  replace = false,
): Promise<Submission | undefined> {
  const rows = await database.query(
    `UPDATE submissions SET ${assignments(replace)}
     WHERE id = ? AND tenant_id = ? AND ${ofForm} RETURNING *`,
    [...assignmentValues(changes, now), key.id, key.tenantId, key.formId],
  );
  return rows.map(toSubmission)[0];
}

/** Where a submission is for someone who holds its token. */
export interface TokenKey {
  formId: string;
  token: string;
  tenant: Tenant;
}

// A token resolves while its submission is partial, its form there, and the time is not over.
const openCondition = `is_complete = 0 AND token_expires_at > ? AND ${ofForm}`;

/** The submission that a live token stands for. */
export async function findByToken(
  database: Queryable,
  key: TokenKey,
  now: Micros,
): Promise<Submission | undefined> {
  const row = await findRow(database, key, now);
  return row && toSubmission(row);
}

async function findRow(database: Queryable, key: TokenKey, now: Micros): Promise<Row | undefined> {
  if (!/^[0-9A-F]{64}$/.test(key.token)) return undefined;
  const scope = tenantCondition('found', key.tenant);
  // The inner query comes first: the token alone leads to the row, whatever other indexes there are.
  const rows = await database.query(
    `WITH found AS MATERIALIZED (SELECT * FROM submissions WHERE token_prefix = ?)
     SELECT * FROM found WHERE ${openCondition}${scope.sql}`,
    [key.token.slice(0, TOKEN_PREFIX_LENGTH), now, key.formId, ...scope.values],
  );
  return rows.find((row) => equalInConstantTime(text(row, 'token'), key.token));
}

/**
 * Changes the given values of a submission by its token and renews the token. A token that was used up in the
 * meantime finds nothing any more.
 */
export async function updateByToken(
  database: Queryable,
  key: TokenKey,
  changes: SubmissionChanges,
  now: Micros,
  tokenExpiresAt: Micros,
): Promise<Submission | undefined> {
  const found = await findRow(database, key, now);
  if (!found) return undefined;
  const rows = await database.query(
    `UPDATE submissions SET ${assignments(false)}, token_expires_at = ?
     WHERE id = ? AND ${openCondition} RETURNING *`,
    [...assignmentValues(changes, now), tokenExpiresAt, text(found, 'id'), now, key.formId],
  );
  return rows.map(toSubmission)[0];
}
