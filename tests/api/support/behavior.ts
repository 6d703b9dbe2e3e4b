import { afterAll, beforeAll, describe } from 'vitest';
import type { ReadResponse } from './contract-check';
import { drivers, memoryDriver } from './drivers';
import { startTestApi, type TestApi, type TestCall } from './test-api';

export type Body = Record<string, unknown>;

/** The body of a response that is an object. */
export const bodyOf = (response: ReadResponse): Body => response.body as Body;

/** A server with the administrator signed in. */
export class Context {
  server = undefined as unknown as TestApi;
  /** The administrator's access token. */
  token = '';

  call(method: string, path: string, rest: Partial<TestCall> = {}): Promise<ReadResponse> {
    return this.server.call({ method, path, ...rest });
  }

  /** Creates a form and returns its id. */
  async newForm(): Promise<string> {
    const body = { name: 'A form', isEnabled: true, formDefinitionJsonData: '{"v":1}' };
    return String(bodyOf(await this.call('POST', '/api/forms', { body, token: this.token })).id);
  }

  /** Creates a submission and returns it. */
  async newSubmission(formId: string, body: Body = {}): Promise<Body> {
    const sent = { jsonData: '{"a":1}', ...body };
    return bodyOf(await this.call('POST', `/api/forms/${formId}/submissions`, { body: sent }));
  }
}

/** Defines tests that run on SQLite in memory, or on each of the databases. The context is filled before the first. */
export function describeBehaviour(
  title: string,
  define: (on: Context) => void,
  where: 'memory' | 'all' = 'memory',
): void {
  describe.each(where === 'all' ? drivers : [memoryDriver])(`${title} on $name`, (driver) => {
    const on = new Context();
    beforeAll(async () => {
      on.server = await startTestApi(driver);
      on.token = await on.server.administratorToken();
    });
    afterAll(() => on.server.close());
    define(on);
  });
}
