import { describe, expect, it } from 'vitest';
import { NoResponseError } from '@/features/try/client/explanations';
import { isBlockedFromNetwork, isMixedContent } from '@/features/try/client/network';
import { probeServer } from '@/features/try/client/probe';
import { serverTransport } from '@/features/try/client/transport';
import type { Send } from '@/shared/http/send';

const page = { protocol: 'https:', origin: 'https://docs.example', hostname: 'docs.example' };
const fails: Send = () => Promise.reject(new TypeError('Failed to fetch'));

/** Returns the message for a request to the reader's server that gets no response. */
async function explanation(network: Send, init = {}, origin = 'https://api.example', blocked = false) {
  const send = serverTransport(origin, { network, page, isBlocked: async () => blocked });
  const error = await send(`${origin}/api/forms`, init).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(NoResponseError);
  return error instanceof NoResponseError ? `${error.message} (${error.explanation.link?.href})` : '';
}

describe('requests to a server of the reader', () => {
  it.each([
    ['GET', [], ['GET'], 'WithHeaders("Authorization")'],
    ['POST', ['authorization'], ['GET', 'POST'], 'WithHeaders("Content-Type")'],
    ['PATCH', ['authorization', 'content-type'], ['GET', 'POST'], 'WithMethods("PATCH")'],
  ])('of %s name what CORS does not allow, and the setting for it', async (method, names, methods, line) => {
    /** A server whose CORS policy allows this origin, and only the named headers and methods. */
    const network: Send = async (_input, { headers, method: sent = 'GET' } = {}) => {
      const isNamed = [...new Headers(headers).keys()].every((name) => names.some((one) => one === name));
      if (!isNamed || !methods.includes(sent)) throw new TypeError('Failed to fetch');
      return new Response('{}', { status: 400 });
    };
    const type = method === 'GET' ? undefined : { 'Content-Type': 'application/json' };
    const text = await explanation(network, { method, headers: { Authorization: 'Bearer abc', ...type } });
    expect(text).toContain('allows pages from https://docs.example, but not');
    expect(text).toContain(line);
  });

  it('are not sent from an https page to an http server', async () => {
    let tried = false;
    const network: Send = async () => {
      tried = true;
      return new Response();
    };
    expect(await explanation(network, {}, 'http://api.example')).toContain('mixed content');
    expect(tried).toBe(false);
  });

  it.each([
    ['https://localhost:5080', /enter http:\/\/localhost:5080\. .*certificate.*troubleshoot-setup/],
    ['https://api.example/base', /^(?!.*http:).*certificate.*troubleshoot-setup/],
    [
      'http://localhost:5080',
      /^(?!.*dev-certs).*redirects to https, open http:\/\/localhost:5080 once.*-setup/,
    ],
    ['https://localhost:5061', /^Browsers block requests to the port 5061/],
  ])('explain what to check if nothing responds at %s', async (origin, sentence) => {
    expect(await explanation(fails, {}, origin)).toMatch(sentence);
  });

  it.each([
    [
      'http://localhost/base',
      /If it redirects to https, enter its https address, https:\/\/localhost\/base\./,
    ],
    ['http://localhost:5000', /If it redirects to https, enter its https address\. If not: Add/],
    ['https://api.example', /^(?!.*redirect)/],
  ])('name a redirect to https as a reason why %s hides its responses', async (origin, sentence) => {
    const network: Send = async (_input, { mode } = {}) => {
      if (mode !== 'no-cors') throw new TypeError('Failed to fetch');
      return new Response();
    };
    const text = await explanation(network, {}, origin);
    expect(text).toContain('(CORS)');
    expect(text).toMatch(sentence);
  });

  it('name the missing permission for the local network first', async () => {
    const text = await explanation(fails, {}, 'http://127.0.0.1:5001', true);
    expect(text).toContain('did not let this page call http://127.0.0.1:5001');
  });

  it('reject with the reason of the signal when aborted', async () => {
    const reason = new Error('left');
    const network = () => Promise.reject(reason);
    const send = serverTransport('https://api.example', { network, page });
    await expect(send('https://api.example/', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('reject with it also while the reason of a failure is looked for', async () => {
    const controller = new AbortController();
    const reason = new Error('left');
    const signals: unknown[] = [];
    const network: Send = async (_input, init) => {
      signals.push(init?.signal);
      if (signals.length > 1) controller.abort(reason);
      throw new TypeError('Failed to fetch');
    };
    const send = serverTransport('https://api.example', { network, page, isBlocked: async () => false });
    await expect(send('https://api.example/', { signal: controller.signal })).rejects.toBe(reason);
    expect(new Set(signals)).toEqual(new Set([controller.signal]));
  });

  it.each([
    ['https:', 'http://localhost:5001', false],
    ['https:', 'http://127.0.0.1:5001', false],
    ['https:', 'http://api.localhost:5066', false],
    ['https:', 'http://localhost.:5066', false],
    ['https:', 'http://localhost.example', true],
    ['https:', 'http://192.168.1.4', true],
    ['http:', 'http://192.168.1.4', false],
  ])('from a page of %s to %s are mixed content: %s', (protocol, origin, isMixed) => {
    expect(isMixedContent(protocol, origin)).toBe(isMixed);
  });
});

it.each([
  ['denied', 'docs.example', true],
  ['prompt', 'docs.example', true],
  ['granted', 'docs.example', false],
  ['unknown', 'docs.example', false],
  ['denied', 'localhost', false],
  ['denied', '192.168.1.4', true],
] as const)(
  'a permission for the local network that is %s blocks a page of %s from this computer: %s',
  async (response, host, isBlocked) => {
    expect(await isBlockedFromNetwork('http://127.0.0.1:5001', host, async () => response)).toBe(isBlocked);
    // A public server needs none.
    expect(await isBlockedFromNetwork('https://api.example', host, async () => response)).toBe(false);
  },
);

// tests/unit/i18n/problems.test.ts probes a server that doesn't respond.
it.each([
  [400, '{"statusCode":400,"errors":{"formId":["x"]}}', 'endatix'],
  [404, '{"title":"Resource not found.","status":404}', 'endatix'],
  [200, '<html>', 'other'],
  [404, '', 'other'],
  [200, 'null', 'other'],
])('a probe identifies %i with the body %s by its message about the ID 0: %s', async (status, body, kind) => {
  const network = async () => new Response(body, { status });
  const result = await probeServer('http://127.0.0.1:5001', network, new AbortController().signal);
  expect(result).toEqual(kind === 'other' ? { kind, status } : { kind });
});
