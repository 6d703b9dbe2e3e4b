import { randomBytes } from 'node:crypto';
import initSqlJs from 'sql.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlJsDatabase } from '@/api/db/sqljs';
import { type Api, createApi } from '@/api/routes/app';
import { seedDemo } from '@/api/seed/demo';
import { login } from '@/client/api/account-calls';
import { administrator } from '@/client/api/administrator';
import { canList, listExisting } from '@/client/console/existing-ids';
import { openValues } from '@/client/console/values';
import type { Send } from '@/lib/api/send';

let api: Api;
let token: string;
const send: Send = (input, init) => api.fetch(new Request(input, init));
const server = { send, origin: 'http://localhost' };
const list = (parameter: string, formId = '') => listExisting(parameter, server, token, formId);

async function firstForm(): Promise<string> {
  return (await list('formId')).find(({ label }) => label.startsWith('Customer feedback'))?.value ?? '';
}

beforeAll(async () => {
  const database = sqlJsDatabase(await initSqlJs());
  api = await createApi({ database, signingKey: randomBytes(32), passwordIterations: 2, seed: seedDemo });
  token = (await login(server, administrator.email, administrator.password)).accessToken;
});
afterAll(() => api.close());

/** Status of the read that a picked id is used in. */
async function statusOf(path: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await send(server.origin + path, { headers })).status;
}

describe('ids to pick from', () => {
  it('are forms and templates that exist', async () => {
    const forms = await list('formId');
    expect(forms.length).toBeGreaterThan(0);
    for (const { value } of forms) expect(await statusOf(`/api/forms/${value}`)).toBe(200);
    for (const { value } of await list('formTemplateId'))
      expect(await statusOf(`/api/form-templates/${value}`)).toBe(200);
  });

  it('are definitions, submissions and tokens of the form, with all digits', async () => {
    const form = await firstForm();
    const [definition] = await list('definitionId', form);
    expect(await statusOf(`/api/forms/${form}/definitions/${definition?.value}`)).toBe(200);
    const submissions = await list('submissionId', form);
    expect(submissions.length).toBeGreaterThan(2);
    for (const { value } of submissions)
      expect(await statusOf(`/api/forms/${form}/submissions/${value}`)).toBe(200);
    const tokens = await list('submissionToken', form);
    expect(tokens.length).toBeGreaterThan(1);
    for (const { value } of tokens)
      expect(await statusOf(`/api/forms/${form}/submissions/by-token/${value}`)).toBe(200);
  });

  it('need a sign-in and, below a form, that form', async () => {
    await expect(listExisting('formId', server, undefined, '')).rejects.toThrow('Sign in first');
    await expect(listExisting('formId', server, 'a.b.c', '')).rejects.toThrow('Sign in again');
    await expect(list('submissionId')).rejects.toThrow('Pick the form first');
    await expect(list('definitionId', '12')).rejects.toThrow('form doesn’t exist');
  });

  it('exist for path parameters only', () => {
    expect(canList('formId')).toBe(true);
    expect(canList('page')).toBe(false);
    expect(canList('toString')).toBe(false);
  });
});

describe('ids created from this page', () => {
  it('are offered at their target, below their form, newest first', () => {
    const ids = openValues();
    ids.learn('sandbox', { operationId: 'createForm', parameters: {} }, '{"id":"1","name":"One"}');
    ids.learn('sandbox', { operationId: 'createForm', parameters: {} }, '{"id":"2","name":"Two"}');
    const call = { operationId: 'createSubmission', parameters: { formId: '1' } };
    ids.learn('sandbox', call, '{"id":"3","token":"AB"}');
    expect(ids.created('sandbox', 'formId', '').map(({ value }) => value)).toEqual(['2', '1']);
    expect(ids.created('sandbox', 'submissionToken', '1')).toEqual([
      { value: 'AB', label: 'created just now' },
    ]);
    expect(ids.created('sandbox', 'submissionId', '2')).toEqual([]);
    expect(ids.created('https://api.example', 'formId', '')).toEqual([]);
    ids.forget('sandbox');
    expect(ids.created('sandbox', 'formId', '')).toEqual([]);
  });

  it('are not learnt from other calls or damaged answers', () => {
    const ids = openValues();
    ids.learn('sandbox', { operationId: 'login', parameters: {} }, '{"id":"1"}');
    ids.learn('sandbox', { operationId: 'createForm', parameters: {} }, 'oops');
    ids.learn('sandbox', { operationId: 'createForm', parameters: {} }, '{"id":7}');
    expect(ids.created('sandbox', 'formId', '')).toEqual([]);
  });
});
