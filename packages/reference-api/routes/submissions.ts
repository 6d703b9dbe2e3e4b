import type { components } from '../../../generated/api-types';
import { flag, integerOrNull, rowReader, text, textOrNull, time, timeOrNull } from '../db/rows';
import { ofTenant } from '../db/sql';
import type { Queryable, Row } from '../domain/ports';
import { equalInConstantTime, randomHex, TOKEN_PATTERN, TOKEN_PREFIX_LENGTH } from '../domain/secrets';
import { foldCase } from '../domain/text';
import { MICROS_PER_SECOND, type Micros, timestamp } from '../domain/time';
import type { Call, Endpoint } from '../http/contract';
import { badRequest, found, json, notFound } from '../http/errors';
import { assignments } from './submission-changes';

type Submission = components['schemas']['Submission'];

const formNotFound = notFound('Form not found');
const submissionNotFound = notFound('Form submission not found');
const tokenNotFound = notFound('Form submission not found or invalid token');

/** Review statuses of a submission. A new one has the first; every change is allowed. */
const submissionStatuses = ['new', 'read', 'approved', 'declined'] as const;

/** How long a submission token is valid after it was issued or renewed. */
const TOKEN_LIFETIME: Micros = 24 * 3600 * MICROS_PER_SECOND;

const toSubmission = rowReader<Submission>({
  id: text,
  isComplete: flag,
  jsonData: text,
  formId: text,
  formDefinitionId: text,
  currentPage: integerOrNull,
  metadata: textOrNull,
  token: textOrNull,
  completedAt: timeOrNull,
  createdAt: time,
  modifiedAt: timeOrNull,
  status: text,
});

const toItsDefinition = rowReader<components['schemas']['SubmissionDetails']['formDefinition']>({
  id: text,
  isDraft: flag,
  jsonData: text,
  formId: () => null,
  createdAt: time,
  modifiedAt: timeOrNull,
});

const OF_FORM = 'form_id = (SELECT f.id FROM forms f WHERE f.id = ? AND f.deleted_at IS NULL)';
const OWN_SUBMISSION = `id = ? AND tenant_id = ? AND ${OF_FORM}`;
const getKey = ({ path, tenantId }: Pick<Call<'getSubmission'>, 'path' | 'tenantId'>): string[] => [
  path.submissionId,
  tenantId,
  path.formId,
];

export const createSubmission: Endpoint<'createSubmission'> = {
  errorResponses: { exists: formNotFound },
  async handle({ database, clock, ids }, { path, body, caller }) {
    const now = timestamp(clock);
    const token = randomHex(32).toUpperCase();
    const isComplete = body.isComplete ?? false;
    const scope = ofTenant('f', caller?.tenantId);
    // One statement, because the form can be deleted at any time.
    const rows = await database.query(
      `INSERT INTO submissions (id, form_id, form_definition_id, tenant_id, is_complete, json_data, current_page,
         metadata, status, token, token_prefix, token_expires_at, completed_at, created_at)
       SELECT CAST(? AS BIGINT), f.id, f.active_definition_id, f.tenant_id, CAST(? AS INTEGER), CAST(? AS TEXT),
         CAST(? AS INTEGER), CAST(? AS TEXT), '${submissionStatuses[0]}', CAST(? AS TEXT), CAST(? AS TEXT),
         CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT)
       FROM forms f WHERE f.id = ? AND f.deleted_at IS NULL${scope.sql} RETURNING *`,
      [
        ...[ids.next(), Number(isComplete), body.jsonData, body.currentPage ?? 0, body.metadata ?? '{}'],
        ...[token, token.slice(0, TOKEN_PREFIX_LENGTH), now + TOKEN_LIFETIME, isComplete ? now : null, now],
        ...[path.formId, ...scope.values],
      ],
    );
    const submission = rows.map(toSubmission)[0];
    return submission ? json(201, submission) : formNotFound;
  },
};

async function find(database: Queryable, key: string[]): Promise<Submission | undefined> {
  return (await database.query(`SELECT * FROM submissions WHERE ${OWN_SUBMISSION}`, key)).map(
    toSubmission,
  )[0];
}

export const getSubmission: Endpoint<'getSubmission'> = {
  errorResponses: { exists: submissionNotFound },
  async handle({ database }, call) {
    const submission = await find(database, getKey(call));
    if (!submission) return submissionNotFound;
    const sql = 'SELECT * FROM form_definitions WHERE id = ?';
    const [definition = {}] = await database.query(sql, [submission.formDefinitionId]);
    return json(200, { ...submission, formDefinition: toItsDefinition(definition) });
  },
};

async function update(database: Queryable, key: string[], { sql, values }: ReturnType<typeof assignments>) {
  const statement = `UPDATE submissions SET ${sql} WHERE ${OWN_SUBMISSION} RETURNING *`;
  return found(
    (await database.query(statement, [...values, ...key])).map(toSubmission)[0],
    submissionNotFound,
  );
}

export const updateSubmission: Endpoint<'updateSubmission'> = {
  errorResponses: { exists: submissionNotFound },
  handle: ({ database, clock }, call) =>
    update(database, getKey(call), assignments(call.body, timestamp(clock))),
};

export const replaceSubmission: Endpoint<'replaceSubmission'> = {
  errorResponses: { exists: submissionNotFound },
  handle({ database, clock }, call) {
    const content = { ...call.body, currentPage: call.body.currentPage ?? 1 };
    return update(database, getKey(call), assignments(content, timestamp(clock), true));
  },
};

const unknownStatus = (code: string) =>
  badRequest('Invalid status or business rule violation', { status: [`Invalid status code: ${code}`] });

export const setSubmissionStatus: Endpoint<'setSubmissionStatus'> = {
  errorResponses: { exists: submissionNotFound, status: unknownStatus('{value}') },
  async handle({ database, clock }, call) {
    const sent = call.body.status;
    const status = submissionStatuses.find((known) => known === foldCase(sent));
    if (status === undefined) {
      // A missing submission is reported before an unknown status.
      return (await find(database, getKey(call))) ? unknownStatus(sent) : submissionNotFound;
    }
    const rows = await database.query(
      `UPDATE submissions SET modified_at = CASE WHEN status <> ? THEN ? ELSE modified_at END, status = ?
       WHERE ${OWN_SUBMISSION} RETURNING id`,
      [status, timestamp(clock), status, ...getKey(call)],
    );
    return rows.length > 0 ? json(200, { submissionId: call.path.submissionId, status }) : submissionNotFound;
  },
};

// A token is valid while its submission is partial, its form exists, and it hasn't expired.
const OPEN = `is_complete = 0 AND token_expires_at > ? AND ${OF_FORM}`;

/** Finds the submission of a valid token. */
async function findByToken(
  database: Queryable,
  { path, caller }: Pick<Call<'getSubmissionByToken'>, 'path' | 'caller'>,
  now: Micros,
): Promise<Row | undefined> {
  const token = path.submissionToken;
  if (!TOKEN_PATTERN.test(token)) return undefined;
  const scope = ofTenant('found', caller?.tenantId);
  // A subquery forces the index of the token, whatever other indexes exist.
  const rows = await database.query(
    `WITH found AS MATERIALIZED (SELECT * FROM submissions WHERE token_prefix = ?)
     SELECT * FROM found WHERE ${OPEN}${scope.sql}`,
    [token.slice(0, TOKEN_PREFIX_LENGTH), now, path.formId, ...scope.values],
  );
  return rows.find((row) => equalInConstantTime(text(row, 'token'), token));
}

export const getSubmissionByToken: Endpoint<'getSubmissionByToken'> = {
  errorResponses: { exists: submissionNotFound },
  async handle({ database, clock }, call) {
    const row = await findByToken(database, call, timestamp(clock));
    return found(row && toSubmission(row), submissionNotFound);
  },
};

export const updateSubmissionByToken: Endpoint<'updateSubmissionByToken'> = {
  errorResponses: { exists: tokenNotFound },
  async handle({ database, clock }, call) {
    const now = timestamp(clock);
    const row = await findByToken(database, call, now);
    if (!row) return tokenNotFound;
    const { sql, values } = assignments(call.body, now);
    // Renews the token. One that was used in the meantime finds nothing.
    const rows = await database.query(
      `UPDATE submissions SET ${sql}, token_expires_at = ? WHERE id = ? AND ${OPEN} RETURNING *`,
      [...values, now + TOKEN_LIFETIME, text(row, 'id'), now, call.path.formId],
    );
    return found(rows.map(toSubmission)[0], tokenNotFound);
  },
};
