import { afterAll, beforeAll, describe } from 'vitest';
import type { ReadResponse } from './contract-check';
import { memoryDriver } from './drivers';
import { startTestApi, type TestApi, type TestCall } from './test-api';

export type Body = Record<string, unknown>;

/** The body of a response that is an object. */
export const bodyOf = (response: ReadResponse): Body => response.body as Body;

/** The messages of an error response. */
export const errorsOf = (response: ReadResponse): Body => bodyOf(response).errors as Body;

/** A server on one of the databases, with the administrator signed in. */
export interface Context {
  server: TestApi;
  /** The administrator's access token. */
  token: string;
  /** Signs the administrator in again, after the clock was moved. */
  signIn(): Promise<void>;
  call(method: string, path: string, rest?: Partial<TestCall>): Promise<ReadResponse>;
  /** Creates a form and returns its id. */
  newForm(): Promise<string>;
  /** Creates a submission and returns it. */
  newSubmission(formId: string, body?: Body): Promise<Body>;
}

/**
 * Defines tests that run on each of the databases `where`, by default on SQLite in memory alone. The context is
 * filled before the first of them.
 */
export function describeBehaviour(
  title: string,
  define: (on: Context) => void,
  where = [memoryDriver],
): void {
  describe.each(where)(`${title} on $name`, (driver) => {
    const on: Context = {
      server: undefined as unknown as TestApi,
      token: '',
      async signIn() {
        on.token = await on.server.administratorToken();
      },
      call: (method, path, rest = {}) => on.server.call({ method, path, ...rest }),
      async newForm() {
        const body = { name: 'A form', isEnabled: true, formDefinitionJsonData: '{"v":1}' };
        return String(bodyOf(await on.call('POST', '/api/forms', { body, token: on.token })).id);
      },
      async newSubmission(formId, body = {}) {
        const sent = { jsonData: '{"a":1}', ...body };
        return bodyOf(await on.call('POST', `/api/forms/${formId}/submissions`, { body: sent }));
      },
    };
    beforeAll(async () => {
      on.server = await startTestApi(driver);
      await on.signIn();
    });
    afterAll(() => on.server.close());
    define(on);
  });
}
