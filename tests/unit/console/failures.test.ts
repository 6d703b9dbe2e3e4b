import { beforeEach, expect, it } from 'vitest';
import { failures, possibleErrors, preferHeader, setFailure } from '@/client/console/failures';
import { apiOperations } from '@/lib/contract/operations';
import { startTestApi } from '@/tests/api/support/test-api';

beforeEach(() => failures.set(new Map()));

it.each([
  [{ code: 503 }, { Prefer: 'code=503' }],
  [{ delay: 2000, code: 404 }, { Prefer: 'delay=2000, code=404' }],
  [{ delay: 500, isLost: true }, { Prefer: 'delay=500, connection=lost' }],
  [{ delay: 0, code: 0 }, {}],
])('asks for %o with %o', (failure, header) => {
  setFailure('listForms', failure);
  expect(preferHeader('listForms')).toEqual(header);
  expect(preferHeader('createForm')).toEqual({});
});

it('offers the errors that the reference API simulates, for each operation', async () => {
  const { api, close } = await startTestApi();
  for (const operation of apiOperations) {
    const path = operation.path.replace(/\{\w+\}/g, '1');
    const headers = { Prefer: 'code=418' };
    const init = { method: operation.method.toUpperCase(), headers };
    const { message } = await (await api.fetch(new Request(`http://test${path}`, init))).json();
    expect(message).toContain(`Use one of ${possibleErrors(operation).join(', ')}.`);
  }
  await close();
});
