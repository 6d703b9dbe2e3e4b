import { afterAll, beforeAll, describe } from 'vitest';
import type { ReadResponse } from './contract-check';
import { type Driver, drivers, memoryDriver } from './drivers';
import { startTestApi, type TestCall } from './test-api';

type Body = Record<string, unknown>;

/** Returns the body of a response that is an object. */
export const getBody = (response: ReadResponse): Body => response.body as Body;

/** Starts a server, signs the administrator in, and returns helpers for tests. */
async function start(driver: Driver) {
  const server = await startTestApi(driver);
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

type Started = Awaited<ReturnType<typeof start>>;

/** Defines tests that run on SQLite in memory, or on all databases. The server starts before the first test. */
export function describeBehavior(
  title: string,
  define: (on: Started) => void,
  where: 'memory' | 'all' = 'memory',
): void {
  describe.each(where === 'all' ? drivers : [memoryDriver])(`${title} on $name`, (driver) => {
    const on = {} as Started;
    beforeAll(async () => {
      Object.assign(on, await start(driver));
    });
    afterAll(() => on.server.close());
    define(on);
  });
}
