import * as table from '../db/tables/submission-changes';
import { SUBMISSION_TOKEN_LIFETIME } from '../domain/lifetimes';
import { stamp } from '../domain/time';
import type { Endpoint } from '../http/contract';
import { json, notFound } from '../http/errors';

const submissionNotFound = notFound('Form submission not found');
const tokenNotFound = notFound('Form submission not found or invalid token');

export const getSubmissionByToken: Endpoint<'getSubmissionByToken', { exists: typeof submissionNotFound }> = {
  refusals: { exists: submissionNotFound },
  async handle({ database, clock }, { path, caller }) {
    const key = { formId: path.formId, token: path.submissionToken, tenant: caller?.tenantId };
    const submission = await table.findByToken(database, key, stamp(clock));
    return submission ? json(200, submission) : submissionNotFound;
  },
};

export const updateSubmissionByToken: Endpoint<'updateSubmissionByToken', { exists: typeof tokenNotFound }> =
  {
    refusals: { exists: tokenNotFound },
    async handle({ database, clock }, { path, body, caller }) {
      const key = { formId: path.formId, token: path.submissionToken, tenant: caller?.tenantId };
      const now = stamp(clock);
      const submission = await table.updateByToken(database, key, body, now, now + SUBMISSION_TOKEN_LIFETIME);
      return submission ? json(200, submission) : tokenNotFound;
    },
  };
