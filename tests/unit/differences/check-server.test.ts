import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { main } from '@/features/differences/check-server/main';
import { parseRecords } from '@/features/differences/records';
import { startServer } from '@/packages/reference-api/package';
import { postJson, signIn } from '@/packages/reference-api/tests/support/server-process';
import { serve } from '@/tests/site/support/site';
import { freePort } from '@/tests/support/free-port';
import { recordedConditions } from '@/tests/support/replay-server/accounts';
import { type ReplayOptions, startReplayServer } from '@/tests/support/replay-server/server';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const ACCOUNT = ['--email', 'admin@endatix.com', '--password', 'P@ssw0rd'];
const folder = temporaryFolder();

async function run(...args: string[]) {
  const texts = { out: '', err: '' };
  const write = (name: 'out' | 'err') => (text: string) => {
    texts[name] += text;
  };
  const code = await main(args, { NODE_ENV: 'test' }, { out: write('out'), err: write('err') });
  return { code, ...texts };
}

async function replay(conditions: ReplayOptions = {}) {
  const server = await startReplayServer(conditions);
  onTestFinished(server.close);
  return server;
}

async function listening(listener: RequestListener): Promise<string> {
  const { url, close } = await serve(listener);
  onTestFinished(close);
  return url;
}

/** Stores typical data of a server: forms with descriptions and answers, and a template. */
async function addData(url: string, token: string): Promise<void> {
  const content = '{"pages":[{"elements":[{"type":"text","name":"city"}]}]}';
  const values = { description: 'In use', isEnabled: true };
  for (const name of ['Orders', 'Visits', 'Complaints']) {
    const form = { name, ...values, formDefinitionJsonData: content };
    const { id } = (await postJson(`${url}/api/forms`, form, token)).body;
    for (const city of ['Sofia', 'Bern']) {
      const answer = { jsonData: JSON.stringify({ city }), isComplete: true };
      expect((await postJson(`${url}/api/forms/${id}/submissions`, answer)).status).toBe(201);
    }
  }
  await postJson(`${url}/api/form-templates`, { name: 'Order', ...values, jsonData: content }, token);
}

/** Starts a server whose responses differ from the recorded ones. */
async function altered(change: (request: IncomingMessage, response: Response) => Response): Promise<string> {
  const { url } = await replay();
  return listening(async (request, response) => {
    const { method = 'GET', headers } = request;
    const { host: _host, connection: _connection, ...passed } = headers;
    const body = await text(request);
    const sent = { method, headers: passed as Record<string, string>, ...(body && { body }) };
    const answer = change(request, await fetch(url + request.url, { ...sent, redirect: 'manual' }));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
}

describe('check:server', () => {
  it('finds that the reference API matches the contract, and leaves no data there', async () => {
    const api = await startServer();
    onTestFinished(api.close);
    const { code, out } = await run('--base', `${api.url}/api`, ...ACCOUNT);
    expect(out).not.toContain('NEITHER');
    expect(out).toContain('name of 101 (#196): status 400 instead of 500, without patch-long-name');
    expect(code).toBe(0);
    const headers = { Authorization: `Bearer ${await signIn(api.url)}` };
    for (const path of ['/api/forms', '/api/form-templates'])
      expect(await (await fetch(api.url + path, { headers })).json()).toEqual([]);
  });

  it.each<[string, ReplayOptions]>([
    ['in Development', {}],
    ['in Production', { environment: 'production', isOpen: false }],
    ['with another account', { administrator: { email: 'owner@example.com', password: 'Gandalf-1954' } }],
  ])('finds no difference on a healthy server with data as recorded: %s', async (_name, conditions) => {
    const server = await replay(conditions);
    const { email, password } = { ...recordedConditions.administrator, ...conditions.administrator };
    await addData(server.url, await signIn(server.url, password, email));
    const sent = server.requests.length;
    const { code, out } = await run('--base', server.url, '--email', email, '--password', password);
    expect(out).toMatch(/ 0 as the contract alone, 0 neither\.\n$/);
    expect(code).toBe(0);
    expect(out.includes('(CORS)')).toBe(conditions.isOpen === false);
    // Accounts can't be deleted, so registrations are sent only with invalid data.
    const registered = server.requests.slice(sent).filter(({ path }) => path.endsWith('/register'));
    expect(registered).toHaveLength(2);
    for (const { body } of registered) expect(body).not.toContain('Passw0rd!');
  });

  it('finds nothing wrong where PostgreSQL exports an invalid definition as an empty file', async () => {
    const odd = await altered(({ url = '' }, response) =>
      url.endsWith('/export') && response.status === 500
        ? new Response('', { status: 200, headers: { 'Content-Type': 'text/csv' } })
        : response,
    );
    expect(await run('--base', odd, ...ACCOUNT)).toMatchObject({ code: 0 });
  });

  it('shows a response of another status or without a CORS header that others have, and exits with 1', async () => {
    const odd = await altered(({ url }, { status, body, headers: given }) => {
      const headers = new Headers(given);
      if (status === 400) headers.delete('Access-Control-Allow-Origin');
      return new Response(body, { status: url === '/health' ? 299 : status, headers });
    });
    const { code, out } = await run('--base', odd, ...ACCOUNT);
    expect(out).toMatch(
      /NEITHER {10}transport {2}health \(#601\): status 299 instead of 200\n +received {2}299, text\/plain, Healthy\n +recorded {2}200/,
    );
    expect(out).toMatch(/NEITHER {10}cors {2}400 rules \(#627\): access-control-allow-origin is missing/);
    expect(code).toBe(1);
  });

  it('changes nothing with --read-only', async () => {
    const server = await replay();
    const { code } = await run('--base', server.url, ...ACCOUNT, '--read-only');
    expect(code).toBe(0);
    const written = server.requests.filter(({ method }) => !['GET', 'HEAD'].includes(method));
    expect(written.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/auth/login']);
  });

  it('writes records in the format of the project, without tokens', async () => {
    const file = join(folder, 'answers.jsonl');
    const { code } = await run('--base', (await replay()).url, ...ACCOUNT, '--record', file);
    expect(code).toBe(0);
    const text = await readFile(file, 'utf8');
    expect(text).not.toMatch(/eyJ/);
    const records = parseRecords(text);
    expect(records.map(({ n }) => n)).toEqual(records.map((_, index) => index + 1));
    const created = records.find(({ op, note }) => op === 'createForm' && note === 'ok');
    expect(created).toMatchObject({ method: 'POST', path: '/api/forms', status: 201 });
    expect(created?.responseHeaders).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
  });
});

describe('check:server exits with 2', () => {
  it.each([
    ['nothing', undefined, 'ECONNREFUSED'],
    ['a page', 'text/html', '200 with text/html there'],
    ['another API', 'application/json', "doesn't respond like this API"],
  ])('for %s, with an explanation', async (_there, type, sentence) => {
    const base = type
      ? await listening((_request, response) => response.setHeader('Content-Type', type).end('{}'))
      : `http://127.0.0.1:${await freePort()}`;
    const { code, out, err } = await run('--base', base);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });

  it("for another account, or if the records can't be written", async () => {
    const { url } = await replay();
    const rejected = await run('--base', url, '--email', 'admin@endatix.com', '--password', 'wrong-one');
    expect(rejected).toMatchObject({ code: 2, out: '' });
    expect(rejected.err).toContain(
      '(400): The supplied credentials are invalid. Check --email and --password.',
    );
    const { code, err } = await run('--base', url, ...ACCOUNT, '--record', '/no-such-folder/answers.jsonl');
    expect(code).toBe(2);
    expect(err).toContain('The records could not be written');
  });

  it('but not when it shows its usage', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Usage: npm run') });
  });

  it.each([
    [[], 'Enter the address'],
    [['--base', 'ftp://a'], 'Enter the address'],
    [['--base', 'http://a:b@c'], 'Leave user name'],
    [['--base', 'http://a', '--email', 'a@b.co'], 'An account needs both'],
    [['--base', 'http://a', '--password', 'x'], 'An account needs both'],
    [['--bas', 'http://a'], 'Usage: npm run check:server'],
  ])('for %j', async (args, sentence) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});
