import { expect, it } from 'vitest';
import { readFreshValues } from '@/features/try/client/fresh-values';
import { runSpec } from '@/features/try/request/operation-spec';
import { consoleBodies } from '@/features/try/request/safe-bodies';
import { allOperations } from '@/shared/contract/all-operations';

const BODY = JSON.stringify(consoleBodies.updateActiveFormDefinition);

it('the questions that a change sends back are those of the server at that moment', async () => {
  let questions = 'of this tab';
  const asked: string[] = [];
  const send = async (url: string, init?: RequestInit) => {
    asked.push(`${init?.method} ${url} ${new Headers(init?.headers).get('Authorization')}`);
    return Response.json({ id: '2', jsonData: questions });
  };
  const read = () =>
    readFreshValues(BODY, { formId: '1' }, { send, origin: 'https://host', accessToken: 'a.b.c' });
  await read();
  questions = 'of a colleague';
  expect(await read()).toEqual({ jsonData: 'of a colleague' });
  expect(asked[1]).toBe('GET https://host/api/forms/1/definition Bearer a.b.c');
});

it.each([
  ['a text that had to be guessed', new Response(new Uint8Array([0x22, 0xe4, 0x22]))],
  ['an error', new Response('{"jsonData":"x"}', { status: 404 })],
  ['no object', new Response('null')],
])('nothing is sent back after %s', async (_name, response) => {
  const server = { send: async () => response, origin: 'https://host' };
  expect(await readFreshValues(BODY, { formId: '1' }, server)).toEqual({});
});

it('a body without such a value reads nothing', async () => {
  const send = () => Promise.reject(new Error('sent'));
  expect(await readFreshValues('{"name":"{{formId}}"}', {}, { send, origin: '' })).toEqual({});
});

it('no prepared change disables, renames or completes what it changes', () => {
  const changes = allOperations.filter(({ method }) => method === 'patch');
  for (const operation of changes) {
    const body = consoleBodies[operation.id] ?? (runSpec(operation).body as Record<string, unknown>);
    const isRespondent = operation.id === 'updateSubmissionByToken';
    expect(body, operation.id).not.toMatchObject({ isEnabled: false });
    if (!isRespondent) expect(Object.keys(body), operation.id).not.toContain('isComplete');
    expect(Object.keys(body), operation.id).not.toContain('name');
  }
});
