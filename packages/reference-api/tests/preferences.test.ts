import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { operations } from '@/generated/operations';
import { startServer } from '../package';
import { readResponse } from './support/contract-check';
import { startTestApi, toRequest } from './support/test-api';

const test = await startTestApi();
afterEach(() => void vi.useRealTimers());
afterAll(test.close);

function request(
  prefer: string,
  { method = 'GET', path = '/api/forms', signal }: RequestInit & { path?: string } = {},
) {
  const origin = { Prefer: prefer, Origin: 'https://app.example' };
  return new Request(`http://localhost${path}`, { method, headers: origin, ...(signal && { signal }) });
}

const documented = Object.values(operations).flatMap(({ operationId, method, path, responses }) =>
  Object.keys(responses)
    .map(Number)
    .filter((status) => status >= 400)
    .map((status) => [operationId, status, method, path] as const),
);

describe('Prefer: code', () => {
  it.each(documented)('makes %s return its documented %i', async (_id, code, method, path) => {
    const sent = request(`code=${code}`, { method, path: path.replace(/\{\w+\}/g, '1') });
    const { faults, status, headers } = await readResponse(sent, await test.api.fetch(sent));
    expect(faults).toEqual([]);
    expect(status).toBe(code);
    expect(headers.get('Preference-Applied')).toBe(`code=${code}`);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it.each([
    [429, '1'],
    [500, null],
    [502, null],
    [503, '1'],
    [504, null],
  ])('makes any operation return %i, with Retry-After: %s', async (code, retryAfter) => {
    const response = await test.api.fetch(request(`respond-async, code=${code}`));
    expect(response.status).toBe(code);
    expect(response.headers.get('Retry-After')).toBe(retryAfter);
  });

  it("doesn't carry out the request", async () => {
    const token = await test.administratorToken();
    const body = { name: 'A form', isEnabled: true, formDefinitionJsonData: '{}' };
    const headers = { Prefer: 'code=503' };
    const sent = toRequest({ method: 'POST', path: '/api/forms', token, body, headers });
    expect((await test.api.fetch(sent)).status).toBe(503);
    expect((await test.call({ method: 'GET', path: '/api/forms', token })).body).toEqual([]);
  });

  it('lists the errors of the operation for an undocumented one', async () => {
    const response = await test.api.fetch(request('code=418'));
    expect(response.status).toBe(400);
    expect(response.headers.get('Preference-Applied')).toBeNull();
    expect(await response.json()).toMatchObject({
      message:
        'Prefer: code=418 is not an error of listForms. Use one of 400, 401, 403, 429, 500, 502, 503, 504.',
    });
  });

  const read = ['code="503"', 'code=503, code=500', 'CODE = 503'].map((prefer) => [prefer, 503] as const);
  const ignored = ['code=', 'code=abc', 'code=-1', 'delay=soon', 'return=minimal', ';,='];
  it.each([...read, ...ignored.map((prefer) => [prefer, 401] as const)])(
    'reads or ignores %s as RFC 7240 does: %i',
    async (prefer, status) => expect((await test.api.fetch(request(prefer))).status).toBe(status),
  );
});

describe('Prefer: delay', () => {
  it.each([
    ['delay=2000', 2000],
    ['code=503, delay=1500', 1500],
    ['delay=999999999', 30_000],
  ])('waits %s milliseconds, also before an error, and 30 seconds at most: %i', async (prefer, delay) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hasResponded = vi.fn();
    const response = test.api.fetch(request(prefer)).then(hasResponded);
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(hasResponded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await response;
  });

  it('ends when the client aborts', async () => {
    const abort = new AbortController();
    const response = test.api.fetch(request('delay=30000', { signal: abort.signal }));
    abort.abort(new Error('gave up'));
    await expect(response).rejects.toThrow('gave up');
  });
});

describe('Prefer: connection=lost', () => {
  it('rejects like fetch when no server is in front', async () => {
    await expect(test.api.fetch(request('connection=lost'))).rejects.toThrow(TypeError);
  });

  it('ends the connection without a response under Node.js, and serves the next one', async () => {
    const server = await startServer();
    const lost = fetch(`${server.url}/api/forms`, { headers: { Prefer: 'connection=lost' } });
    await expect(lost).rejects.toThrow('fetch failed');
    const next = await fetch(`${server.url}/api/forms`, { headers: { Prefer: 'delay=1, code=503' } });
    expect(next.status).toBe(503);
    await server.close();
  });
});
