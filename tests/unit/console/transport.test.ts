import { describe, expect, it } from 'vitest';
import { isMixedContent, NoResponseError } from '@/client/api/explain';
import { openTransport } from '@/client/api/transport';
import type { Send } from '@/lib/api/send';

const page = { protocol: 'https:', origin: 'https://docs.example', hostname: 'docs.example' };
const fails: Send = () => Promise.reject(new TypeError('Failed to fetch'));
const target = (origin: string) => ({ kind: 'server', origin }) as const;

async function explanation(send: Send): Promise<string> {
  const error = await send('https://api.example/api/forms').then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(NoResponseError);
  return error instanceof NoResponseError ? `${error.message} (${error.explanation.link?.href})` : '';
}

describe('requests to a server of the reader', () => {
  it('pass through when it answers', async () => {
    const network: Send = async () => new Response('{}', { status: 404 });
    const send = openTransport(target('https://api.example'), { sandbox: fails, network, page });
    expect((await send('https://api.example/api/forms')).status).toBe(404);
  });

  it('blame CORS when the server answers without being asked for permission', async () => {
    const network: Send = async (_input, init) => {
      if (init?.mode === 'no-cors') return new Response();
      throw new TypeError('Failed to fetch');
    };
    const text = await explanation(
      openTransport(target('https://api.example'), { sandbox: fails, network, page }),
    );
    expect(text).toContain("doesn't allow pages from https://docs.example");
    expect(text).toContain('(/docs/configuration/settings/cors-settings/)');
  });

  it.each([
    ['Bearer abc', 'the token has expired or isn’t accepted there', 'Sign in again'],
    [undefined, 'no token was sent', 'Sign in and repeat'],
  ])('take a response that alone is withheld for a 401, with the header %s', async (token, cause, fix) => {
    const network: Send = async (input) => {
      if (input.endsWith('/api/forms')) throw new TypeError('Failed to fetch');
      return new Response('{}', { status: 400 });
    };
    const send = openTransport(target('https://api.example'), { sandbox: fails, network, page });
    const headers: Record<string, string> = token === undefined ? {} : { Authorization: token };
    const text = await explanation((input) => send(input, { headers }));
    expect(text).toContain(cause);
    expect(text).toContain(fix);
    expect(text).toContain('(/docs/api/running-server/#401-without-cors)');
    expect(text).not.toContain("doesn't allow pages");
  });

  /** A server whose CORS policy allows this origin, and of headers and methods what is named here. */
  const withPolicy =
    (headers: string[], methods: string[]): Send =>
    async (_input, init = {}) => {
      const asked = [...new Headers(init.headers).keys()];
      const isAllowed =
        asked.every((name) => headers.includes(name)) && methods.includes(init.method ?? 'GET');
      if (!isAllowed) throw new TypeError('Failed to fetch');
      return new Response('{}', { status: 400 });
    };

  it.each([
    [
      'the header Authorization',
      [],
      ['GET'],
      'GET',
      { Authorization: 'Bearer abc' },
      'WithHeaders("Authorization")',
    ],
    [
      'the header Content-Type',
      ['authorization'],
      ['GET', 'POST'],
      'POST',
      { Authorization: 'Bearer abc', 'Content-Type': 'application/json' },
      'WithHeaders("Content-Type")',
    ],
    [
      'the method',
      ['authorization', 'content-type'],
      ['GET', 'POST'],
      'PATCH',
      { Authorization: 'Bearer abc', 'Content-Type': 'application/json' },
      'WithMethods("PATCH")',
    ],
  ])(
    'blame %s where CORS does not allow it, with the line that does',
    async (_what, headers, methods, method, sent, line) => {
      const network = withPolicy(headers, methods);
      const send = openTransport(target('https://api.example'), { sandbox: fails, network, page });
      const text = (await explanation((input) => send(input, { method, headers: sent }))).replaceAll(
        '\\',
        '',
      );
      expect(text).toContain('allows pages from https://docs.example, but not');
      expect(text).toContain(line);
      expect(text).not.toContain('401');
    },
  );

  it('say that nothing answers', async () => {
    const text = await explanation(
      openTransport(target('https://api.example'), { sandbox: fails, network: fails, page }),
    );
    expect(text).toContain("https://api.example didn't respond");
    expect(text).toContain('certificate');
  });

  it('are not even tried from an https page to an http server', async () => {
    let tried = false;
    const network: Send = async () => {
      tried = true;
      return new Response();
    };
    const text = await explanation(
      openTransport(target('http://api.example'), { sandbox: fails, network, page }),
    );
    expect(text).toContain('mixed content');
    expect(tried).toBe(false);
  });

  it('end as the caller wishes when aborted', async () => {
    const reason = new Error('left');
    const send = openTransport(target('https://api.example'), {
      sandbox: fails,
      network: () => Promise.reject(reason),
      page,
    });
    await expect(send('https://api.example/', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('may go to this computer over http', () => {
    expect(isMixedContent('https:', 'http://localhost:5001')).toBe(false);
    expect(isMixedContent('https:', 'http://127.0.0.1:5001')).toBe(false);
    expect(isMixedContent('https:', 'http://192.168.1.4')).toBe(true);
    expect(isMixedContent('http:', 'http://192.168.1.4')).toBe(false);
  });
});

describe('requests to the sandbox', () => {
  it('never touch the network', async () => {
    const sandbox: Send = async () => new Response('sandbox');
    const send = openTransport({ kind: 'sandbox' }, { sandbox, network: fails, page });
    expect(await (await send('http://localhost:5001/api/forms')).text()).toBe('sandbox');
  });
});
