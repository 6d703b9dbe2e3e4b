import initSqlJs from 'sql.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listExisting } from '@/features/console/client/existing-ids';
import { openValues } from '@/features/console/client/values';
import { login } from '@/features/try/client/sign-in';
import { FRESH_SERVER } from '@/features/try/request/plan';
import { sqlJsDatabase } from '@/packages/reference-api/db/sqljs';
import type { Api } from '@/packages/reference-api/routes/app';
import { seedDemo } from '@/packages/reference-api/seed/demo';
import { quickApi } from '@/packages/reference-api/tests/support/test-api';
import type { Send } from '@/shared/http/send';

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
  api = await quickApi({ database, seed: seedDemo });
  token = (await login(server, FRESH_SERVER.email, FRESH_SERVER.password)).accessToken;
});
afterAll(() => api.close());

describe('IDs to pick from', () => {
  it.each([
    ['formId', '/api/forms/', 1],
    ['formTemplateId', '/api/form-templates/', 1],
    ['definitionId', '/api/forms/{form}/definitions/', 1],
    ['submissionId', '/api/forms/{form}/submissions/', 3],
    ['submissionToken', '/api/forms/{form}/submissions/by-token/', 2],
  ])('of %s exist, with all digits', async (parameter, path, least) => {
    const form = await firstForm();
    const listed = await list(parameter, form);
    expect(listed.length).toBeGreaterThanOrEqual(least);
    for (const { value } of listed) {
      const address = `${server.origin}${path.replace('{form}', form)}${value}`;
      expect((await send(address, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
    }
  });

  it('need a sign-in and, below a form, that form', async () => {
    await expect(listExisting('formId', server, undefined, '')).rejects.toThrow('Sign in first');
    await expect(listExisting('formId', server, 'a.b.c', '')).rejects.toThrow('Sign in again');
    await expect(list('submissionId')).rejects.toThrow('Pick the form first');
    await expect(list('definitionId', '12')).rejects.toThrow('form doesn’t exist');
  });
});

it('IDs created from this page are offered at their target, below their form, newest first', () => {
  const ids = openValues();
  const values = (...of: Parameters<typeof ids.created>) => ids.created(...of).map(({ value }) => value);
  const create = { operationId: 'createForm', parameters: {} };
  for (const response of ['{"id":"1","name":"One"}', 'oops', '{"id":{}}', '{"id":"2","name":"Two"}'])
    ids.learn('sandbox', create, response);
  const call = { operationId: 'createSubmission', parameters: { formId: '1' } };
  ids.learn('sandbox', call, '{"id":"3","token":"AB"}');
  expect(values('sandbox', 'formId', '')).toEqual(['2', '1']);
  expect(values('sandbox', 'submissionToken', '1')).toEqual(['AB']);
  expect(values('sandbox', 'submissionId', '2')).toEqual([]);
  expect(values('https://api.example', 'formId', '')).toEqual([]);
  ids.forget('sandbox');
  expect(values('sandbox', 'formId', '')).toEqual([]);
});
