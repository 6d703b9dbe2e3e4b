import 'client-only';
import { bodyOf } from './error-response';
import type { Actor, Traffic } from './traffic';

/** A stored submission, as far as the loop needs it. */
export interface Submission {
  id: string;
  jsonData: string;
  isComplete: boolean;
  currentPage: number | null;
  token: string | null;
  status: string;
}

/** A row of the administrator's list. By the contract its id is a number, on an Endatix server a text. */
export interface SubmissionRow {
  id: string;
  isComplete: boolean;
  status: string;
  createdAt: string;
}

/** What a respondent has filled in. */
export interface Filled {
  jsonData: string;
  currentPage: number;
}

/** What a respondent stores. */
export interface Draft extends Filled {
  isComplete: boolean;
}

/**
 * The calls of the loop over its traffic; each rejects with ApiError, or with the reason why no response came.
 * @param accessToken the administrator's token at the present target; undefined when no one is signed in
 */
export function openCalls(traffic: Traffic, accessToken: () => string | undefined) {
  async function call<Body>(
    operationId: string,
    actor: Actor,
    parameters: Record<string, string | string[]>,
    body?: object,
  ): Promise<Body> {
    const text = body && JSON.stringify(body);
    const token = actor === 'administrator' ? accessToken() : undefined;
    const sent = { operationId, parameters, ...(text !== undefined && { body: text }) };
    const response = await traffic.send(sent, actor, token);
    return bodyOf<Body>(operationId, response);
  }

  return {
    async createForm(name: string, jsonData: string): Promise<string> {
      const body = { name, isEnabled: true, formDefinitionJsonData: jsonData };
      return (await call<{ id: string }>('createForm', 'administrator', {}, body)).id;
    },
    async publish(formId: string, jsonData: string): Promise<void> {
      // With the text: an Endatix server would put a default one in its place.
      await call('updateActiveFormDefinition', 'administrator', { formId }, { isDraft: false, jsonData });
    },
    activeDefinition: (formId: string) =>
      call<{ jsonData: string }>('getActiveFormDefinition', 'respondent', { formId }),
    create: (formId: string, draft: Draft) =>
      call<Submission>('createSubmission', 'respondent', { formId }, draft),
    update: (formId: string, submissionToken: string, draft: Draft) =>
      call<Submission>('updateSubmissionByToken', 'respondent', { formId, submissionToken }, draft),
    resume: (formId: string, submissionToken: string) =>
      call<Submission>('getSubmissionByToken', 'respondent', { formId, submissionToken }),
    async list(formId: string, filter: string): Promise<SubmissionRow[]> {
      const paging = { page: '1', pageSize: '10' };
      const parameters = { formId, ...paging, ...(filter && { filter: [filter] }) };
      const rows = await call<SubmissionRow[]>('listSubmissions', 'administrator', parameters);
      return rows.map((row) => ({ ...row, id: String(row.id) }));
    },
    read: (formId: string, submissionId: string) =>
      call<Submission>('getSubmission', 'administrator', { formId, submissionId }),
    async setStatus(formId: string, submissionId: string, status: string): Promise<void> {
      await call('setSubmissionStatus', 'administrator', { formId, submissionId }, { status });
    },
    async deleteForm(formId: string): Promise<void> {
      await call('deleteForm', 'administrator', { formId });
    },
  };
}
