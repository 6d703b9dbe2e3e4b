import { type FilterPlan, planFilters } from '../db/conditions';
import * as changes from '../db/tables/submission-changes';
import { listSubmissions as listOf } from '../db/tables/submission-list';
import * as table from '../db/tables/submissions';
import { filterReasons, NO_FILTER, parseFilter } from '../domain/filter';
import { SUBMISSION_TOKEN_LIFETIME } from '../domain/lifetimes';
import type { Database } from '../domain/ports';
import { newSubmissionToken } from '../domain/secrets';
import { parseStatus } from '../domain/status';
import { fill } from '../domain/text';
import { stamp } from '../domain/time';
import type { Endpoint } from '../http/contract';
import { badRequest, type FieldErrors, json, notFound } from '../http/errors';
import { paging, textsParameter } from '../http/parameters';
import { tenantOf } from './tenant';

const formNotFound = notFound('Form not found');
const submissionNotFound = notFound('Form submission not found');

export const createSubmission: Endpoint<'createSubmission', { exists: typeof formNotFound }> = {
  refusals: { exists: formNotFound },
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
    return stored ? json(201, stored) : formNotFound;
  },
};

/** What a filter is told, with a place for its text. */
const filterTexts = Object.fromEntries(
  Object.entries(filterReasons).map(([name, reason]) => [name, NO_FILTER.replace('{reason}', () => reason)]),
);

export const listSubmissions: Endpoint<'listSubmissions', { exists: typeof formNotFound }> = {
  refusals: { exists: formNotFound },
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
  async handle({ database }, { path, query, caller }) {
    const key = { formId: path.formId, tenantId: tenantOf(caller) };
    const plan = planOf(query.filter, database.dialect);
    const items = await listOf(database, key, plan, query);
    return items ? json(200, items) : formNotFound;
  },
};

const knownPlans = new Map<string, FilterPlan>();

/** The plan for filters that were checked. Clients send the same few again and again. */
function planOf(filters: readonly string[], dialect: Database['dialect']): FilterPlan {
  const key = JSON.stringify([dialect, filters]);
  const known = knownPlans.get(key);
  if (known) return known;
  const parsed = filters.map(parseFilter).filter((filter) => typeof filter !== 'string');
  const plan = planFilters(parsed, dialect);
  if (knownPlans.size >= 200) knownPlans.clear();
  if (key.length < 300) knownPlans.set(key, plan);
  return plan;
}

export const getSubmission: Endpoint<'getSubmission', { exists: typeof submissionNotFound }> = {
  refusals: { exists: submissionNotFound },
  async handle({ database }, { path, caller }) {
    const key = { id: path.submissionId, formId: path.formId, tenantId: tenantOf(caller) };
    const submission = await table.findSubmission(database, key);
    return submission ? json(200, submission) : submissionNotFound;
  },
};

export const updateSubmission: Endpoint<'updateSubmission', { exists: typeof submissionNotFound }> = {
  refusals: { exists: submissionNotFound },
  async handle({ database, clock }, { path, body, caller }) {
    const key = { id: path.submissionId, formId: path.formId, tenantId: tenantOf(caller) };
    const submission = await changes.updateSubmission(database, key, body, stamp(clock));
    return submission ? json(200, submission) : submissionNotFound;
  },
};

export const replaceSubmission: Endpoint<'replaceSubmission', { exists: typeof submissionNotFound }> = {
  refusals: { exists: submissionNotFound },
  async handle({ database, clock }, { path, body, caller }) {
    const key = { id: path.submissionId, formId: path.formId, tenantId: tenantOf(caller) };
    const content = { ...body, currentPage: body.currentPage ?? 1 };
    const submission = await changes.updateSubmission(database, key, content, stamp(clock), true);
    return submission ? json(200, submission) : submissionNotFound;
  },
};

const unknownStatus = (code: string) =>
  badRequest('Invalid status or business rule violation', { status: [`Invalid status code: ${code}`] });

export const setSubmissionStatus: Endpoint<
  'setSubmissionStatus',
  { exists: typeof submissionNotFound; status: ReturnType<typeof unknownStatus> }
> = {
  refusals: { exists: submissionNotFound, status: unknownStatus('{value}') },
  async handle({ database, clock }, { path, body, caller }) {
    const key = { id: path.submissionId, formId: path.formId, tenantId: tenantOf(caller) };
    const status = parseStatus(body.status);
    if (status === undefined) {
      // A submission that does not exist is reported before a code that does not.
      if (!(await table.findSubmission(database, key))) return submissionNotFound;
      return unknownStatus(body.status);
    }
    const submission = await table.setStatus(database, key, status, stamp(clock));
    if (!submission) return submissionNotFound;
    return json(200, { submissionId: submission.id, status: submission.status });
  },
};
