import { expect, it, onTestFinished } from 'vitest';
import { createApi, memoryDatabase } from '../package';

// tests/examples/guide-programs.test.ts resets an API with demo data and advances its clock, as the guide about
// testing a client does. tests/unit/differences/check-server.test.ts shows that one without options has no forms.

it('createApi rejects a reset of a database that the test passed', async () => {
  const api = await createApi({ database: await memoryDatabase() });
  onTestFinished(api.close);
  await expect(api.reset()).rejects.toThrow('Omit `database`.');
});

it('createApi listens on a free port until it is closed, also after a reset', async () => {
  const api = await createApi();
  const url = await api.listen();
  await api.reset();
  expect((await fetch(`${url}/health`)).status).toBe(200);
  await api.close();
  await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');
});
