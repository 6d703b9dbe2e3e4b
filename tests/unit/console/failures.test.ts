import { expect, it } from 'vitest';
import { possibleErrors } from '@/client/console/failures';
import { apiOperations } from '@/lib/contract/operations';
import { startTestApi } from '@/tests/api/support/test-api';

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
