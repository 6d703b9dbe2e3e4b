import { filterConditions, type SqlPart } from '../db/conditions';
import * as changes from '../db/tables/submission-changes';
import * as table from '../db/tables/submissions';
import { parseFilter } from '../domain/filter';
import { SUBMISSION_TOKEN_LIFETIME } from '../domain/lifetimes';
import type { Database } from '../domain/ports';
import { newSubmissionToken } from '../domain/secrets';
import { parseStatus } from '../domain/status';
import { stamp } from '../domain/time';
import type { Endpoint } from '../http/contract';
import { badRequest, type FieldErrors, json, notFound } from '../http/errors';
import { paging, textsParameter } from '../http/parameters';
import { tenantOf } from './tenant';

const submissionNotFound = () => notFound('Form submission not found');

export const createSubmission: Endpoint<'createSubmission'> = {
  async handle({ database, clock, ids }, { path, body, caller }) {
    const now = stamp(clock);
    const submission = {
      id: ids.next(),
      formId: path.formId,
      isComplete: body.isComplete ?? false,
      jsonData: body.jsonData,
      currentPage: body.currentPage ?? 0,
      metadata: body.metadata ?? '{}',
      status: 'new',
      token: newSubmissionToken(),
      tokenExpiresAt: now + SUBMISSION_TOKEN_LIFETIME,
      now,
    };
    const stored = await table.insertSubmission(database, submission, caller?.tenantId);
    return stored ? json(201, stored) : notFound('Form not found');
  },
};

export const listSubmissions: Endpoint<'listSubmissions'> = {
  query: { ...paging, filter: textsParameter },
  check({ query }) {
    const errors: FieldErrors = {};
    for (const [index, sent] of query.filter.entries()) {
      const filter = parseFilter(sent);
      if (typeof filter === 'string') errors[`filter[${index}]`] = [`Invalid filter '${sent}': ${filter}`];
    }
    return errors;
  },
  async handle({ database }, { path, query, caller }) {
    const key = { formId: path.formId, tenantId: tenantOf(caller) };
    const conditions = conditionsOf(query.filter, database.dialect);
    const items = await table.listSubmissions(database, key, conditions, query);
    return items ? json(200, items) : notFound('Form not found');
  },
};

const knownConditions = new Map<string, SqlPart>();

/** The conditions for filters that were checked. Clients send the same few again and again. */
function conditionsOf(filters: readonly string[], dialect: Database['dialect']): SqlPart {
  const key = JSON.stringify([dialect, filters]);
  const known = knownConditions.get(key);
  if (known) return known;
  const parsed = filters.map(parseFilter).filter((filter) => typeof filter !== 'string');
  const conditions = filterConditions(parsed, dialect);
  if (knownConditions.size >= 200) knownConditions.clear();
  if (key.length < 300) knownConditions.set(key, conditions);
  return conditions;
}

export const getSubmission: Endpoint<'getSubmission'> = {
  async handle({ database }, { path, caller }) {
    const key = { id: path.submissionId, formId: path.formId, tenantId: tenantOf(caller) };
    const submission = await table.findSubmission(database, key);
    return submission ? json(200, submission) : submissionNotFound();
  },
};

export const updateSubmission: Endpoint<'updateSubmission'> = {
  async handle({ database, clock }, { path, body, caller }) {
    const key = { id: path.submissionId, formId: path.formId, tenantId: tenantOf(caller) };
    const submission = await changes.updateSubmission(database, key, body, stamp(clock));
    return submission ? json(200, submission) : submissionNotFound();
  },
};

export const replaceSubmission: Endpoint<'replaceSubmission'> = {
  async handle({ database, clock }, { path, body, caller }) {
    const key = { id: path.submissionId, formId: path.formId, tenantId: tenantOf(caller) };
    const content = { ...body, currentPage: body.currentPage ?? 1 };
    const submission = await changes.updateSubmission(database, key, content, stamp(clock), true);
    return submission ? json(200, submission) : submissionNotFound();
  },
};

export const setSubmissionStatus: Endpoint<'setSubmissionStatus'> = {
  async handle({ database, clock }, { path, body, caller }) {
    const key = { id: path.submissionId, formId: path.formId, tenantId: tenantOf(caller) };
    const status = parseStatus(body.status);
    if (status === undefined) {
      // A submission that does not exist is reported before a code that does not.
      if (!(await table.findSubmission(database, key))) return submissionNotFound();
      return badRequest('Invalid status or business rule violation', {
        status: [`Invalid status code: ${body.status}`],
      });
    }
    const submission = await table.setStatus(database, key, status, stamp(clock));
    if (!submission) return submissionNotFound();
    return json(200, { submissionId: submission.id, status: submission.status });
  },
};
