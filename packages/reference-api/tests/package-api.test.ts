import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Api, createApi, memoryDatabase, seedDemo } from '../package';
import { toRequest } from './support/test-api';

let api: Api;
beforeEach(async () => {
  api = await createApi({ seed: seedDemo });
});
afterEach(() => api.close());

const call = (method: string, path: string, token = '', body?: object) =>
  api.fetch(toRequest({ method, path: `/api/${path}`, token, body }));

async function signIn(): Promise<string> {
  const account = { email: 'admin@endatix.com', password: 'P@ssw0rd' };
  return ((await (await call('POST', 'auth/login', '', account)).json()) as { accessToken: string })
    .accessToken;
}

async function forms(token: string): Promise<{ id: string; name: string }[]> {
  const response = await call('GET', 'forms', token);
  expect(response.status).toBe(200);
  return (await response.json()) as { id: string; name: string }[];
}

describe('createApi of the package', () => {
  it('works without options, and has no forms', async () => {
    await api.close();
    api = await createApi();
    expect(await forms(await signIn())).toEqual([]);
  });

  it('has the initial state after a reset', async () => {
    const token = await signIn();
    const [form] = await forms(token);
    expect(form?.name).toBe('Customer feedback');
    expect((await call('DELETE', `forms/${form?.id}`, token)).status).toBe(200);
    expect(await forms(token)).toEqual([]);
    await api.reset();
    expect(await forms(await signIn())).toMatchObject([{ name: 'Customer feedback' }]);
  });

  it('rejects a reset of a database that the test passed', async () => {
    await api.close();
    api = await createApi({ database: await memoryDatabase() });
    await expect(api.reset()).rejects.toThrow('Omit `database`.');
  });

  it('expires tokens when the test advances the clock', async () => {
    const token = await signIn();
    await forms(token);
    api.clock.advance(2 * 3600);
    expect((await call('GET', 'forms', token)).status).toBe(401);
  });

  it('listens on a free port until it is closed, also after a reset', async () => {
    const url = await api.listen();
    await api.reset();
    expect((await fetch(`${url}/health`)).status).toBe(200);
    await api.close();
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');
    api = await createApi();
  });
});
