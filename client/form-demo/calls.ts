import 'client-only';
import { bodyOf } from './error-response';
import type { Actor, Traffic } from './traffic';

/** A stored definition, as far as the loop needs it. */
export interface Definition {
  id: string;
  jsonData: string;
}

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

/** What a respondent stores. */
export interface Draft {
  jsonData: string;
  currentPage: number;
  isComplete: boolean;
}

/** The calls of the loop; each rejects with ApiError, or with the reason why no response came. */
export interface Calls {
  createForm(name: string, jsonData: string): Promise<string>;
  publish(formId: string, jsonData: string): Promise<void>;
  activeDefinition(formId: string): Promise<Definition>;
  create(formId: string, draft: Draft): Promise<Submission>;
  update(formId: string, token: string, draft: Draft): Promise<Submission>;
  resume(formId: string, token: string): Promise<Submission>;
  list(formId: string, filter: string): Promise<SubmissionRow[]>;
  read(formId: string, submissionId: string): Promise<Submission>;
  setStatus(formId: string, submissionId: string, status: string): Promise<void>;
  deleteForm(formId: string): Promise<void>;
}

/**
 * The calls of the loop over its traffic.
 * @param accessToken the administrator's token at the present target; undefined when no one is signed in
 */
export function openCalls(traffic: Traffic, accessToken: () => string | undefined): Calls {
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
    async createForm(name, jsonData) {
      const body = { name, isEnabled: true, formDefinitionJsonData: jsonData };
      return (await call<{ id: string }>('createForm', 'administrator', {}, body)).id;
    },
    async publish(formId, jsonData) {
      // With the text: an Endatix server would put a default one in its place.
      await call('updateActiveFormDefinition', 'administrator', { formId }, { isDraft: false, jsonData });
    },
    activeDefinition: (formId) => call<Definition>('getActiveFormDefinition', 'respondent', { formId }),
    create: (formId, draft) => call<Submission>('createSubmission', 'respondent', { formId }, draft),
    update: (formId, submissionToken, draft) =>
      call<Submission>('updateSubmissionByToken', 'respondent', { formId, submissionToken }, draft),
    resume: (formId, submissionToken) =>
      call<Submission>('getSubmissionByToken', 'respondent', { formId, submissionToken }),
    async list(formId, filter) {
      const paging = { page: '1', pageSize: '10' };
      const parameters = { formId, ...paging, ...(filter && { filter: [filter] }) };
      const rows = await call<SubmissionRow[]>('listSubmissions', 'administrator', parameters);
      return rows.map((row) => ({ ...row, id: String(row.id) }));
    },
    read: (formId, submissionId) =>
      call<Submission>('getSubmission', 'administrator', { formId, submissionId }),
    async setStatus(formId, submissionId, status) {
      await call('setSubmissionStatus', 'administrator', { formId, submissionId }, { status });
    },
    async deleteForm(formId) {
      await call('deleteForm', 'administrator', { formId });
    },
  };
}
