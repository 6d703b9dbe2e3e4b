import { expect, it } from 'vitest';
import { readFreshValues } from '@/features/try/client/fresh-values';
import { runSpec } from '@/features/try/request/operation-spec';
import { consoleBodies } from '@/features/try/request/safe-bodies';
import { allOperations } from '@/shared/contract/all-operations';

// tests/unit/samples/runner.test.ts reads values and sends them back.

it.each([
  ['a text that had to be guessed', new Response(new Uint8Array([0x22, 0xe4, 0x22]))],
  ['an error', new Response('{"jsonData":"x"}', { status: 404 })],
  ['no object', new Response('null')],
])('nothing is sent back after %s', async (_name, response) => {
  const body = `${JSON.stringify(consoleBodies.updateActiveFormDefinition)} {{toString}}`;
  const server = { send: async () => response, origin: 'https://host' };
  expect(await readFreshValues(body, { formId: '1' }, server)).toEqual({});
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
