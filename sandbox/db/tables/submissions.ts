import type { components } from '../../../generated/api-types';
import type { Queryable, Row } from '../../domain/ports';
import type { Micros } from '../../domain/time';
import { flag, integerOrNull, text, textOrNull, time, timeOrNull } from '../rows';
import { type Tenant, tenantCondition } from './scope';

export type Submission = components['schemas']['Submission'];
export type SubmissionDetails = components['schemas']['SubmissionDetails'];

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
