import { afterAll } from 'vitest';
import type { ReadResponse } from './contract-check';
import type { Driver } from './drivers';
import { startTestApi, type TestCall } from './test-api';

type Body = Record<string, unknown>;

/** Returns the body of a response that is an object. */
export const getBody = (response: ReadResponse): Body => response.body as Body;

/**
 * Starts a server for the tests of a block, by default on SQLite in memory, and signs the administrator in. Returns
 * helpers.
 */
export async function startBehavior(driver?: Driver) {
  const server = await startTestApi(driver);
  afterAll(server.close);
  const token = await server.administratorToken();
  const call = (method: string, path: string, rest: Partial<TestCall> = {}) =>
    server.call({ method, path, ...rest });
  return {
    server,
    token,
    call,
    async newForm(): Promise<string> {
      const body = { name: 'A form', isEnabled: true, formDefinitionJsonData: '{"v":1}' };
      return String(getBody(await call('POST', '/api/forms', { body, token })).id);
    },
    async newSubmission(formId: string, more: Body = {}): Promise<Body> {
      const body = { jsonData: '{"a":1}', ...more };
      return getBody(await call('POST', `/api/forms/${formId}/submissions`, { body }));
    },
  };
}
