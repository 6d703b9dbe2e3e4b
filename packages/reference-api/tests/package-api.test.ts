import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Api, createApi, memoryDatabase, seedDemo } from '../package';

const ACCOUNT = { email: 'admin@endatix.com', password: 'P@ssw0rd' };

let api: Api;
beforeEach(async () => {
  api = await createApi({ seed: seedDemo });
});
afterEach(() => api.close());

async function signIn(): Promise<{ Authorization: string }> {
  const response = await api.fetch(
    new Request('http://test/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ACCOUNT),
    }),
  );
  expect(response.status).toBe(200);
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { Authorization: `Bearer ${accessToken}` };
}

async function forms(headers: HeadersInit): Promise<{ id: string; name: string }[]> {
  const response = await api.fetch(new Request('http://test/api/forms', { headers }));
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
    const headers = await signIn();
    const [form] = await forms(headers);
    expect(form?.name).toBe('Customer feedback');
    const removal = new Request(`http://test/api/forms/${form?.id}`, { method: 'DELETE', headers });
    expect((await api.fetch(removal)).status).toBe(200);
    expect(await forms(headers)).toEqual([]);
    await api.reset();
    expect(await forms(await signIn())).toMatchObject([{ name: 'Customer feedback' }]);
  });

  it('rejects a reset of a database that the test passed', async () => {
    await api.close();
    api = await createApi({ database: await memoryDatabase() });
    await expect(api.reset()).rejects.toThrow('Omit `database`.');
  });

  it('expires tokens when the test advances the clock', async () => {
    const headers = await signIn();
    const list = () => api.fetch(new Request('http://test/api/forms', { headers }));
    expect((await list()).status).toBe(200);
    api.clock.advance(2 * 3600);
    expect((await list()).status).toBe(401);
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
