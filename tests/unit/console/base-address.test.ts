import { beforeEach, expect, it, vi } from 'vitest';
import * as clients from '@/features/try/client/client';
import { prepareRequest, received } from '@/features/try/swagger/plugins/transport';
import { values } from '@/features/try/swagger/plugins/values';
import type { SwaggerRequest } from '@/features/try/swagger/system';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';

const client = {
  account: { get: () => ({ session: null }) },
  target: { get: vi.fn() },
  send: vi.fn(async (url: string, _init?: RequestInit) => Response.json({ id: url })),
};
beforeEach(() => {
  client.send.mockClear();
  client.target.get.mockReturnValue({ kind: 'server', origin: 'https://host/api' });
  // Files share their modules: a mocked module would have no effect on those that another file has loaded.
  const spy = vi.spyOn(clients, 'apiClient').mockReturnValue(client as never);
  return () => spy.mockRestore();
});

const prepare = (id: string, more: Partial<SwaggerRequest> = {}) =>
  prepareRequest({ url: `${REFERENCE_ORIGIN}/api/forms/${id}?page=1`, method: 'GET', headers: {}, ...more });

it('a request goes to the chosen server, also if its base address ends in /api', async () => {
  const { url, userFetch } = await prepare('1');
  await userFetch?.('', {});
  expect(url).toBe('https://host/api/api/forms/1?page=1');
  expect(client.send.mock.lastCall?.[0]).toBe(url);
  expect(received.get('getForm')?.response.status).toBe(200);
});

it('a response belongs to the server that sent it, and to the values of its request', async () => {
  const { userFetch } = await prepare('7');
  client.target.get.mockReturnValue({ kind: 'sandbox' });
  await userFetch?.('', {});
  expect(values.get('https://host/api', 'formId', '', true)).toBe('7');
  expect(values.get('sandbox', 'formId', '', true)).toBeUndefined();
  values.forget('https://host/api');
});

it('a request to such a server is checked before it is sent', async () => {
  const { userFetch } = await prepare('abc');
  await expect(userFetch?.('', {})).rejects.toThrow('must be a whole number');
  expect(client.send).not.toHaveBeenCalled();
});

it('a text in another charset than declared is shown as read, and gives no values', async () => {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const bytes = new Uint8Array(Buffer.from('{"jsonData":"Bürger"}', 'latin1'));
  client.send.mockResolvedValueOnce(new Response(bytes, { headers }));
  const { userFetch } = await prepare('8/definition');
  const shown = await userFetch?.('', {});
  expect(await shown?.text()).toBe('{"jsonData":"Bürger"}');
  expect(shown?.headers.get('content-type')).toBe(headers['content-type']);
  expect(values.get('https://host/api', 'formId', '', true)).toBe('8');
  expect(values.get('https://host/api', 'jsonData', '8', true)).toBeUndefined();
  values.forget('https://host/api');
});

it('the token of a request that a response repeats is hidden', async () => {
  const headers = { Authorization: 'Bearer header.payload.signature' };
  client.send.mockResolvedValueOnce(
    Response.json(headers, { status: 500, headers: { 'x-sent': headers.Authorization } }),
  );
  const { userFetch } = await prepare('9', { headers });
  const shown = await userFetch?.('', {});
  expect(`${await shown?.text()} ${shown?.headers.get('x-sent')}`).not.toContain('payload');
});

it('a request ends when its signal is aborted', async () => {
  const controller = new AbortController();
  client.send.mockImplementationOnce(async (_url, init) => {
    controller.abort(new Error('Canceled.'));
    init?.signal?.throwIfAborted();
    return new Response();
  });
  const { userFetch } = await prepare('9', { signal: controller.signal });
  await expect(userFetch?.('', {})).rejects.toThrow('Canceled.');
});
