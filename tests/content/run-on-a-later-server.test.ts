import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { learnRelease, releases } from '@/features/try/client/release';
import { runSetup } from '@/features/try/request/operation-setup';
import { runSpec } from '@/features/try/request/operation-spec';
import { runExample } from '@/features/try/request/runner';
import { getVerdict, givenResponse } from '@/features/try/verdict/verdict';
import { apiOperations } from '@/shared/contract/operations';
import { type ReplayServer, startReplayServer } from '@/tests/support/replay-server/server';

let server: ReplayServer;
beforeEach(async () => {
  server = await startReplayServer({ release: '0.7.3' });
});
afterEach(() => server.close());

describe('on a server of 0.7.3, the Run button gets past its setup, and its response is no fault:', () => {
  it.each(apiOperations)('$id', async (operation) => {
    const spec = runSpec(operation);
    const transport = async (input: string, init?: RequestInit) => {
      const response = await fetch(input, init);
      await learnRelease(server.url, input, response);
      return response;
    };
    const context = { transport, origin: server.url, earlier: runSetup(spec), variables: {} };
    const result = await runExample(spec, context, true);
    if (result.kind !== 'response') throw new Error(`${result.names.join(', ')} is missing.`);
    expect(result.spec, result.body).toBe(spec);
    const { status, type, body, sent } = result.received;
    const release = releases.get()[server.url];
    const verdict = await getVerdict(operation, givenResponse(status, type, body), sent, release);
    expect(verdict.kind, `${status} ${result.body}`).not.toBe('foreign');
  });
});
