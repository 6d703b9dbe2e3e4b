import { describe, expect, it } from 'vitest';
import { times } from '@/tests/support/scale';
import { runHostile } from './hostile/run';
import { readResponse } from './support/contract-check';

/** The first is always the same; the nightly run adds others, which its output names. */
const SEEDS = [20_260_101, ...Array.from({ length: times(0, 5) }, () => Math.floor(Math.random() * 1e9))];
const REQUESTS = times(2_000, 10_000);

describe('hostile requests', () => {
  it.each(SEEDS)(
    `of seed %i: each of ${REQUESTS} answers is one of the contract`,
    async (seed) => {
      const { statuses, succeeded } = await runHostile(seed, REQUESTS);
      // They must neither all be rejected, nor all for one reason.
      expect(succeeded).toBeGreaterThan(REQUESTS / 20);
      for (const status of [200, 201, 400, 401, 403, 404, 405, 415]) {
        expect(statuses.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(0);
      }
    },
    120_000,
  );
});

describe('the judge of responses', () => {
  const PROBLEM = 'application/problem+json';
  const problem = '{"type":"t","title":"x","status":404,"detail":"Form not found"}';
  const signedIn = { headers: { Authorization: 'Bearer x.y.z' } };
  const judge = async (path: string, init: RequestInit, status: number, type = '', text = '') => {
    const headers: Record<string, string> = type ? { 'Content-Type': type } : {};
    const response = new Response(text || null, { status, headers });
    return (await readResponse(new Request(`http://localhost/api/${path}`, init), response)).faults;
  };

  it.each<[string, ...Parameters<typeof judge>]>([
    ['a failure', 'forms/1', signedIn, 500],
    ['an undocumented status', 'forms/1', signedIn, 204],
    ['an error that is not listed', 'forms/1', signedIn, 404, PROBLEM, problem.replace('Form', 'Fork')],
    ['another media type', 'forms/1', signedIn, 404, 'application/json', problem],
    ['a body outside the schema', 'forms/1', signedIn, 404, PROBLEM, '{"status":404}'],
    ['success without a token', 'forms', {}, 200, 'application/json', '[]'],
    ['an answer of an operation at an escaped path', 'for%6ds', {}, 404],
    ['a body where none is documented', 'forms', signedIn, 403, '', 'x'],
    ['an untaken type', 'slacktoken', { method: 'POST', body: 'x' }, 200, 'application/json', '"ok"'],
    ['a method that is not there', 'forms', { method: 'PUT' }, 404],
  ])('objects to %s', async (_title, ...response) => {
    expect(await judge(...response)).not.toEqual([]);
  });

  it('has nothing against a documented response', async () => {
    expect(await judge('forms/1', signedIn, 404, PROBLEM, problem)).toEqual([]);
    expect(await judge('nothing', {}, 404)).toEqual([]);
  });
});
