import { describe, expect, it, onTestFinished } from 'vitest';
import { createApi, memoryDatabase, seedDemo } from '../package';
import { toRequest } from './support/test-api';

/** Creates an API, by default with demo data. Returns also calls of its administrator. */
async function start(options: Parameters<typeof createApi>[0] = { seed: seedDemo }) {
  const api = await createApi(options);
  onTestFinished(api.close);
  const call = (method: string, path: string, token = '', body?: object) =>
    api.fetch(toRequest({ method, path: `/api/${path}`, token, body }));
  const account = { email: 'admin@endatix.com', password: 'P@ssw0rd' };
  return {
    api,
    call,
    signIn: async (): Promise<string> =>
      (await (await call('POST', 'auth/login', '', account)).json()).accessToken,
    async forms(token: string): Promise<{ id: string; name: string }[]> {
      const response = await call('GET', 'forms', token);
      expect(response.status).toBe(200);
      return response.json();
    },
  };
}

describe('createApi of the package', () => {
  it('works without options, and has no forms', async () => {
    const { forms, signIn } = await start({});
    expect(await forms(await signIn())).toEqual([]);
  });

  it('has the initial state after a reset', async () => {
    const { api, call, forms, signIn } = await start();
    const token = await signIn();
    const [form] = await forms(token);
    expect(form?.name).toBe('Customer feedback');
    expect((await call('DELETE', `forms/${form?.id}`, token)).status).toBe(200);
    expect(await forms(token)).toEqual([]);
    await api.reset();
    expect(await forms(await signIn())).toMatchObject([{ name: 'Customer feedback' }]);
  });

  it('rejects a reset of a database that the test passed', async () => {
    const { api } = await start({ database: await memoryDatabase() });
    await expect(api.reset()).rejects.toThrow('Omit `database`.');
  });

  it('expires tokens when the test advances the clock', async () => {
    const { api, call, forms, signIn } = await start();
    const token = await signIn();
    await forms(token);
    api.clock.advance(2 * 3600);
    expect((await call('GET', 'forms', token)).status).toBe(401);
  });

  it('listens on a free port until it is closed, also after a reset', async () => {
    const { api } = await start();
    const url = await api.listen();
    await api.reset();
    expect((await fetch(`${url}/health`)).status).toBe(200);
    await api.close();
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');
  });
});
