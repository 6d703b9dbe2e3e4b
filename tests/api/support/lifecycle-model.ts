import type { TestApi } from './test-api';

/** What a submission should look like. */
export interface ExpectedSubmission {
  id: string;
  token: string;
  definitionId: string;
  jsonData: string;
  isComplete: boolean;
  currentPage: number | null;
  metadata: string | null;
  status: string;
  completedAt: unknown;
  modified: boolean;
  /** Seconds on the model's clock at which the token ends. */
  tokenEnds: number;
}

/** What the server should hold: one form with its submissions. */
export interface Model {
  formId: string;
  definitionId: string;
  deleted: boolean;
  /** Seconds since the start. */
  now: number;
  submissions: ExpectedSubmission[];
}

/** The server under test with what every command needs. */
export interface Real {
  server: TestApi;
  token: string;
}

export type Body = Record<string, unknown>;

/** Seconds for which a submission token lives. */
export const TOKEN_LIFE = 24 * 3600;

/** Whether the token of a submission still resolves. */
export function tokenLives(model: Model, submission: ExpectedSubmission): boolean {
  return !model.deleted && !submission.isComplete && submission.tokenEnds > model.now;
}

/** Applies a change to the expectation, as a PATCH does. */
export function applyPatch(submission: ExpectedSubmission, change: Body): void {
  const before = JSON.stringify(submission);
  if (typeof change.jsonData === 'string') submission.jsonData = change.jsonData;
  if (typeof change.currentPage === 'number') submission.currentPage = change.currentPage;
  if (typeof change.metadata === 'string') submission.metadata = change.metadata;
  if (change.isComplete === true) submission.isComplete = true;
  if (JSON.stringify(submission) !== before) submission.modified = true;
}

/** Applies a full update: what is left out gets its default. */
export function applyPut(submission: ExpectedSubmission, body: Body): void {
  const { metadata } = submission;
  applyPatch(submission, { ...body, currentPage: body.currentPage ?? 1 });
  if (typeof body.metadata === 'string') return;
  submission.metadata = null;
  submission.modified ||= metadata !== null;
}

/** Throws a sentence when a response differs from the expectation. */
export function agree(what: string, actual: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: the server has ${a}, the model ${b}`);
}

/** Compares an answered submission with the expectation, and learns the time of completion. */
export function agreeOnSubmission(body: unknown, expected: ExpectedSubmission): void {
  const actual = body as Body;
  if (expected.isComplete && expected.completedAt === null) {
    if (typeof actual.completedAt !== 'string') throw new Error('A complete submission has no completedAt.');
    expected.completedAt = actual.completedAt;
  }
  const { definitionId, modified, tokenEnds: _ends, ...same } = expected;
  for (const [name, value] of Object.entries(same)) agree(name, actual[name], value);
  agree('formDefinitionId', actual.formDefinitionId, definitionId);
  agree('modifiedAt is set', actual.modifiedAt !== null, modified);
}
