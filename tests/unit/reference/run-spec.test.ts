import initSqlJs from 'sql.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlJsDatabase } from '@/api/db/sqljs';
import { type Api, createApi } from '@/api/routes/app';
import { seedDemo } from '@/api/seed/demo';
import { apiOperations, getOperation } from '@/lib/contract/operations';
import { runSetup } from '@/lib/examples/operation-setup';
import { runSpec } from '@/lib/examples/operation-spec';
import { type RunContext, runExample } from '@/lib/examples/runner';

describe('the Run button of an operation', () => {
  let api: Api;

  beforeAll(async () => {
    api = await createApi({
      database: sqlJsDatabase(await initSqlJs()),
      signingKey: crypto.getRandomValues(new Uint8Array(32)),
      passwordIterations: 1000,
    });
  });
  afterAll(() => api.close());

  it.each(apiOperations.map((operation) => [operation.id, operation] as const))(
    '%s answers as documented, on a server that holds nothing yet',
    async (_id, operation) => {
      const spec = runSpec(operation);
      const context: RunContext = {
        transport: (input, init) => api.fetch(new Request(input, init)),
        origin: 'http://localhost',
        earlier: runSetup(spec),
        variables: {},
      };
      const result = await runExample(spec, context, true);
      if (result.kind !== 'response') throw new Error(`Values are missing: ${result.names.join(', ')}.`);
      expect(result.spec.title, result.body).toBe(spec.title);
      expect(result.status, result.body).toBe(spec.status);
    },
  );
});

describe('the Run button of an operation that reads', () => {
  const reading = apiOperations.filter(({ method, id }) => method === 'get' && id !== 'getSubmissionByToken');

  it.each(reading.map((operation) => [operation.id, operation] as const))(
    '%s takes what is there and makes nothing',
    async (_id, operation) => {
      const api = await createApi({
        database: sqlJsDatabase(await initSqlJs()),
        signingKey: crypto.getRandomValues(new Uint8Array(32)),
        passwordIterations: 1000,
        seed: seedDemo,
      });
      const writes: string[] = [];
      const spec = runSpec(operation);
      const result = await runExample(
        spec,
        {
          transport: (input, init) => {
            const request = new Request(input, init);
            if (request.method !== 'GET') writes.push(new URL(request.url).pathname);
            return api.fetch(request);
          },
          origin: 'http://localhost',
          earlier: runSetup(spec),
          variables: {},
        },
        true,
      );
      await api.close();
      expect(result).toMatchObject({ kind: 'response', spec, status: spec.status });
      expect(writes.filter((path) => path !== '/api/auth/login')).toEqual([]);
    },
  );

  it('lists submissions of a form that has some, although the newest is empty', async () => {
    const api = await createApi({
      database: sqlJsDatabase(await initSqlJs()),
      signingKey: crypto.getRandomValues(new Uint8Array(32)),
      passwordIterations: 1000,
      seed: seedDemo,
    });
    const run = (id: string) => {
      const spec = runSpec(getOperation(id));
      const context: RunContext = {
        transport: (input, init) => api.fetch(new Request(input, init)),
        origin: 'http://localhost',
        earlier: runSetup(spec),
        variables: {},
      };
      return runExample(spec, context, true);
    };
    for (const id of ['createForm', 'replaceActiveFormDefinition']) await run(id);
    const result = await run('listSubmissions');
    await api.close();
    expect(result.kind === 'response' && JSON.parse(result.body)).toHaveLength(4);
  });
});
