import { describe, expect, it, onTestFinished } from 'vitest';
import { runSetup } from '@/features/try/request/operation-setup';
import { runSpec } from '@/features/try/request/operation-spec';
import { runExample } from '@/features/try/request/runner';
import { memoryDatabase } from '@/packages/reference-api/db/sqljs';
import { seedDemo } from '@/packages/reference-api/seed/demo';
import { quickApi } from '@/packages/reference-api/tests/support/test-api';
import { apiOperations, getOperation } from '@/shared/contract/operations';

/** Starts a server, and the Run buttons of operations that use it; `writes` are the paths that were written to, but for sign-ins. */
async function startRun(seed?: typeof seedDemo) {
  const database = await memoryDatabase();
  const api = await quickApi({ database, ...(seed && { seed }) });
  onTestFinished(() => api.close());
  const writes: string[] = [];
  const run = async (id: string) => {
    const spec = runSpec(getOperation(id));
    const transport = (input: string, init?: RequestInit) => {
      const request = new Request(input, init);
      const { pathname } = new URL(input);
      if (request.method !== 'GET' && pathname !== '/api/auth/login') writes.push(pathname);
      return api.fetch(request);
    };
    const context = { transport, origin: 'http://localhost', earlier: runSetup(spec), variables: {} };
    const result = await runExample(spec, context, true);
    if (result.kind !== 'response') throw new Error(`Values are missing: ${result.names.join(', ')}.`);
    expect(result, result.body).toMatchObject({ spec, status: spec.status });
    return result;
  };
  return { run, writes };
}

// tests/examples runs the samples of all operations from an empty server.

describe('the Run button of an operation', () => {
  const reading = apiOperations.filter(({ method, id }) => method === 'get' && id !== 'getSubmissionByToken');

  it.each(reading.map(({ id }) => id))('%s reads existing data and creates nothing', async (id) => {
    const { run, writes } = await startRun(seedDemo);
    await run(id);
    expect(writes).toEqual([]);
  });

  it("getSubmission creates a form if the reader's form has no submissions", async () => {
    const { run, writes } = await startRun();
    await run('createForm');
    writes.length = 0;
    await run('getSubmission');
    const [form, submissions] = [/forms\/\d+$/, /submissions$/].map((path) => expect.stringMatching(path));
    expect(writes).toEqual(['/api/forms', form, submissions]);
  });

  it('listSubmissions chooses a form with submissions, although the newest is empty', async () => {
    const { run } = await startRun(seedDemo);
    for (const id of ['createForm', 'replaceActiveFormDefinition']) await run(id);
    expect(JSON.parse((await run('listSubmissions')).body)).toHaveLength(4);
  });
});
