import { describe, expect, it } from 'vitest';
import { NoResponseError } from '@/client/api/explain';
import { isBlockedFromNetwork, networkOf } from '@/client/api/local-network';
import { probeServer } from '@/client/api/probe';
import { openTransport } from '@/client/api/transport';
import type { Send } from '@/lib/api/send';

const target = { kind: 'server', origin: 'http://127.0.0.1:5001' } as const;
const fails: Send = () => Promise.reject(new TypeError('Failed to fetch'));
const page = { protocol: 'https:', origin: 'https://docs.example', hostname: 'docs.example' };

describe('the permission for the local network', () => {
  it('is blamed before CORS and silence, when the browser says that it is missing', async () => {
    const send = openTransport(target, { sandbox: fails, network: fails, page, isBlocked: async () => true });
    const error = await send(`${target.origin}/api/forms`).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(NoResponseError);
    expect(String(error)).toContain('did not let this page call http://127.0.0.1:5001');
    expect(String(error)).not.toContain('Nothing answered');
  });

  it.each([
    ['denied', 'docs.example', true],
    ['prompt', 'docs.example', true],
    ['granted', 'docs.example', false],
    ['unknown', 'docs.example', false],
    ['prompt', 'localhost', false],
    ['denied', 'localhost', false],
    ['denied', '192.168.1.4', true],
  ] as const)('that is %s keeps a page of %s from this computer: %s', async (response, host, isBlocked) => {
    expect(await isBlockedFromNetwork(target.origin, host, async () => response)).toBe(isBlocked);
  });

  it('is not asked for a server of the internet', async () => {
    expect(await isBlockedFromNetwork('https://api.example', 'docs.example', async () => 'denied')).toBe(
      false,
    );
    expect(networkOf('192.168.1.4')).toBe('local');
    expect(networkOf('[::1]')).toBe('loopback');
  });
});

describe('a server that is looked at', () => {
  const look = (network: Send, patience?: number) =>
    probeServer('http://127.0.0.1:5001', network, new AbortController().signal, patience);
  const answers =
    (status: number, body: string): Send =>
    async () =>
      new Response(body, { status });

  it('is known by the words in which it rejects the id 0', async () => {
    expect(await look(answers(400, '{"statusCode":400,"errors":{"formId":["x"]}}'))).toEqual({
      kind: 'endatix',
    });
    expect(await look(answers(404, '{"title":"Resource not found.","status":404}'))).toEqual({
      kind: 'endatix',
    });
  });

  it.each([
    [200, '<html>'],
    [404, ''],
    [200, 'null'],
    [200, '[]'],
  ])('is something else with %i and the body "%s"', async (status, body) => {
    expect(await look(answers(status, body))).toEqual({ kind: 'other', status });
  });

  it('that takes the request and keeps silent is given up', async () => {
    const silent: Send = (_input, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    expect(await look(silent, 1)).toMatchObject({
      kind: 'none',
      explanation: { cause: expect.stringContaining("didn't respond") },
    });
  });
});
