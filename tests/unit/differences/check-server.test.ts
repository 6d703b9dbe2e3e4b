import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '@/api/node/server';
import { readSettings as readApiSettings } from '@/api/node/settings';
import { parseRecords } from '@/lib/server/differences/records';
import { generateContract } from '@/scripts/contract/generate';
import { recordedConditions } from '@/tests/support/replay-server/conditions';
import { type ReplayOptions, startReplayServer } from '@/tests/support/replay-server/server';

type Main = typeof import('@/scripts/check-server/main')['main'];

let main: Main;
beforeAll(async () => {
  await generateContract();
  ({ main } = await import('@/scripts/check-server/main'));
});

const closing: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const ACCOUNT = ['--email', 'admin@endatix.com', '--password', 'P@ssw0rd'];

async function run(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const output = { out: (text: string) => out.push(text), err: (text: string) => err.push(text) };
  const code = await main(args, { NODE_ENV: 'test' }, output);
  return { code, out: out.join(''), err: err.join('') };
}

interface Outcome {
  record: number;
  note: string;
  method: string;
  verdict: string;
  status: number;
  body: string;
}
const read = (out: string) =>
  JSON.parse(out) as {
    counts: Record<string, number>;
    outcomes: Outcome[];
    notRequested: { id: string; why: string }[];
    notChecked: string[];
  };
const of = (out: string, ...verdicts: string[]) =>
  read(out)
    .outcomes.filter(({ verdict }) => verdicts.includes(verdict))
    .map(({ record, note, verdict, status, body }) => `#${record} ${note}: ${verdict}, ${status} ${body}`);

async function referenceApi(): Promise<string> {
  const env = { NODE_ENV: 'test' as const, PORT: '0', ENDATIX_JWT_SIGNING_KEY: 'k'.repeat(48) };
  const settings = readApiSettings(['--memory'], env, tmpdir());
  if (!settings) throw new Error('The settings asked for the usage only.');
  const api = await startServer(settings);
  closing.push(api.close);
  return api.url;
}

async function replay(conditions: ReplayOptions = {}) {
  const server = await startReplayServer(conditions);
  closing.push(server.close);
  return server;
}

const PAGE = 'https://forms.example';

/** A host of packages: its own account, whose claims are others. */
const OTHER_HOST = {
  environment: 'production',
  origins: [PAGE],
  administrator: { email: 'owner@example.com', password: 'another-P@ss' },
  claims: {
    sub: '2',
    role: 'owner',
    permission: '["forms.view","forms.edit"]',
    tenant_id: '7',
    name: 'Owner',
  },
} satisfies ReplayOptions;

/** Stores what a server in use has: forms with descriptions and answers, and a template. */
async function addData(url: string, credentials: { email: string; password: string }): Promise<void> {
  const post = async (path: string, body: object, token?: string) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.ok).toBe(true);
    return (await response.json()) as Record<string, string>;
  };
  const { accessToken } = await post('/api/auth/login', credentials);
  const content = '{"pages":[{"elements":[{"type":"text","name":"city"}]}]}';
  for (const name of ['Orders', 'Visits', 'Complaints']) {
    const form = { name, description: 'In use', isEnabled: true, formDefinitionJsonData: content };
    const { id } = await post('/api/forms', form, accessToken);
    for (const city of ['Sofia', 'Bern'])
      await post(`/api/forms/${id}/submissions`, { jsonData: JSON.stringify({ city }), isComplete: true });
  }
  const template = { name: 'Order', description: 'In use', isEnabled: true, jsonData: content };
  await post('/api/form-templates', template, accessToken);
}

async function listening(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('check:server', () => {
  it('finds the reference API as the contract', async () => {
    const { code, out } = await run('--base', `${await referenceApi()}/api`, ...ACCOUNT, '--json');
    expect(of(out, 'neither', 'recorded')).toEqual([]);
    expect(read(out).counts.contract).toBeGreaterThan(40);
    expect(code).toBe(0);
  });

  it('finds the replay server as recorded', async () => {
    const { code, out } = await run('--base', (await replay()).url, ...ACCOUNT, '--json');
    expect(of(out, 'neither', 'contract')).toEqual([]);
    expect(read(out).counts.recorded).toBeGreaterThan(40);
    expect(code).toBe(0);
  });

  it.each<[string, ReplayOptions, string[]]>([
    ['in Development', {}, []],
    ['in Production', { environment: 'production', origins: [] }, []],
    [
      'in Production, as a page that it allows',
      { environment: 'production', origins: [PAGE] },
      ['--origin', PAGE],
    ],
    ['with another account', { ...OTHER_HOST, origins: [] }, []],
    ['with another account, as a page that it allows', OTHER_HOST, ['--origin', PAGE]],
  ])('finds a healthy server with data as recorded: %s', async (_name, conditions, origin) => {
    const server = await replay(conditions);
    const { email, password } = { ...recordedConditions.administrator, ...conditions.administrator };
    await addData(server.url, { email, password });
    const account = ['--email', email, '--password', password];
    const { code, out } = await run('--base', server.url, ...account, ...origin, '--json');
    expect(of(out, 'neither', 'contract')).toEqual([]);
    expect(code).toBe(0);
    const isAllowed = !conditions.origins || conditions.origins.length > 0;
    expect(read(out).notChecked.some((text) => text.includes('(CORS)'))).toBe(!isAllowed);
  });

  it('finds a server that sends the CORS header with some responses only', async () => {
    const { url } = await replay();
    const odd = await listening(async (request, response) => {
      const { origin } = request.headers;
      const answer = await fetch(url + request.url, {
        method: request.method ?? 'GET',
        headers: origin ? { Origin: origin } : {},
        redirect: 'manual',
      });
      const headers = Object.fromEntries(answer.headers);
      if (answer.status === 404 && request.url === '/api/nothing')
        delete headers['access-control-allow-origin'];
      response.writeHead(answer.status, headers);
      response.end(await answer.text());
    });
    const { code, out } = await run('--base', odd, '--read-only', '--json');
    // An unknown path is no operation of the contract, which asks for a 404 alone.
    expect(of(out, 'neither', 'contract')).toEqual(['#629 404 unknown path: contract, 404 ']);
    expect(code).toBe(0);
  });

  it('says in words what it could not check, and how to check it', async () => {
    const server = await replay({ origins: [PAGE] });
    const { out } = await run('--base', server.url, ...ACCOUNT);
    expect(out).toContain(
      'Not checked: The headers for pages of other origins (CORS) in 8 responses. The server does not allow https://site.example. To check them, add --origin with an origin that it allows.',
    );
    expect((await run('--base', server.url, ...ACCOUNT, '--origin', PAGE)).out).not.toContain('(CORS)');
  });

  it('leaves nothing behind, and only touches what it made', async () => {
    const server = await replay();
    const own = ['POST /api/forms', 'POST /api/form-templates'];
    await run('--base', server.url, ...ACCOUNT, '--json');
    const made = server.requests.filter(({ method, path }) => own.includes(`${method} ${path}`));
    expect(made.length).toBeGreaterThan(0);
    const login = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@endatix.com', password: 'P@ssw0rd' }),
    });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const headers = { Authorization: `Bearer ${accessToken}` };
    for (const path of ['/api/forms', '/api/form-templates'])
      expect(await (await fetch(server.url + path, { headers })).text()).toBe('[]');
    const paths = server.requests.map(({ method, path }) => `${method} ${path}`);
    expect(paths.filter((one) => one === 'POST /api/auth/register').length).toBe(2);
    expect(
      server.requests.some(({ path, body }) => path.endsWith('/register') && body.includes('Passw0rd!')),
    ).toBe(false);
  });

  it('changes nothing with --read-only', async () => {
    const server = await replay();
    const { code, out } = await run('--base', server.url, ...ACCOUNT, '--json', '--read-only');
    expect(code).toBe(0);
    const writing = server.requests.filter(({ method }) => !['GET', 'HEAD'].includes(method));
    expect(writing.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/auth/login']);
    expect(read(out).notRequested.some(({ why }) => /Leave out --read-only/.test(why))).toBe(true);
  });

  it('asks the open calls where it has no account, and says what is left out', async () => {
    const { code, out } = await run('--base', (await replay()).url);
    expect(code).toBe(0);
    expect(out).toMatch(/as recorded {6}login +unknown e-mail \(#20\)/);
    expect(out).toMatch(/\d+ requests to http.*0 neither/);
    expect(out).toContain('They show with an account. Add --email and --password.');
  });

  it('shows a response that is neither, and ends with 1', async () => {
    const { url } = await replay();
    const odd = await listening(async (request, response) => {
      const answer = await fetch(url + request.url, { method: request.method ?? 'GET', redirect: 'manual' });
      const isHealth = request.url === '/health';
      response.writeHead(isHealth ? 299 : answer.status, Object.fromEntries(answer.headers));
      response.end(await answer.text());
    });
    const { code, out } = await run('--base', odd, '--read-only');
    expect(code).toBe(1);
    expect(out).toMatch(
      /NEITHER {10}transport +health \(#601\)\n +received {2}299, text\/plain, Healthy\n +recorded {2}200/,
    );
  });

  it('writes records of the form of the project, without tokens', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'check-server-'));
    closing.push(() => rm(folder, { recursive: true }));
    const file = join(folder, 'answers.jsonl');
    const { code } = await run('--base', (await replay()).url, ...ACCOUNT, '--json', '--record', file);
    expect(code).toBe(0);
    const text = await readFile(file, 'utf8');
    expect(text).not.toMatch(/eyJ/);
    const records = parseRecords(text);
    expect(records.map(({ n }) => n)).toEqual(records.map((_, index) => index + 1));
    const created = records.find(({ op, note }) => op === 'createForm' && note === 'ok');
    expect(created).toMatchObject({ method: 'POST', path: '/api/forms', status: 201 });
    expect(created?.responseHeaders).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
  });

  it('says why it cannot run, and ends with 2', async () => {
    const unused = await listening(() => {});
    await closing.pop()?.();
    const down = await run('--base', unused);
    expect(down).toMatchObject({ code: 2, out: '' });
    expect(down.err).toContain('nothing listens at this address');

    const html = await run(
      '--base',
      await listening((_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/html' });
        response.end('<!doctype html><title>Hub</title>');
      }),
    );
    expect(html.code).toBe(2);
    expect(html.err).toContain('returns an HTML page');

    const slow = await run('--base', await listening(() => {}), '--timeout', '0.2');
    expect(slow.code).toBe(2);
    expect(slow.err).toContain('no response within 0.2 seconds; --timeout allows more');

    const other = await run('--base', await listening((_request, response) => response.end('{}')));
    expect(other.code).toBe(2);
    expect(other.err).toContain('does not respond like this API');

    const { url } = await replay();
    const wrong = await run('--base', url, '--email', 'admin@endatix.com', '--password', 'wrong-one');
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain(
      'did not take the credentials of admin@endatix.com (400): The supplied credentials are invalid. Check --email and --password.',
    );
  });

  it('says that the records cannot be written before it asks anything', async () => {
    const server = await replay();
    const { code, err, out } = await run('--base', server.url, '--record', '/no-such-folder/answers.jsonl');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('The records could not be written');
    expect(server.requests).toEqual([]);
  });

  it('ends with the counts, after the differences that it could not ask for, by what they need', async () => {
    const { out } = await run('--base', (await replay()).url, '--read-only');
    const lines = out.trim().split('\n');
    expect(lines.at(-1)).toMatch(/^\d+ requests to http.* 0 neither\.$/);
    expect(lines.filter((line) => line.includes('on a server with other settings'))).toHaveLength(1);
  });

  it.each([
    [[], '--base is missing'],
    [['--base', 'localhost'], "isn't a valid address"],
    [['--base', 'ftp://a'], 'does not start with http:// or https://'],
    [['--base', 'http://a:b@c'], 'Leave user name'],
    [['--base', 'http://a', '--email', 'a@b.co'], '--email needs a password'],
    [['--base', 'http://a', '--password', 'x'], '--password needs an account'],
    [['--base', 'http://a', '--timeout', 'x'], "isn't valid"],
    [['--base', 'http://a', '--origin', 'https://b/page'], 'is not an origin'],
    [['--bas', 'http://a'], 'See --help'],
  ])('rejects %j', async (args, sentence) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  it('shows its usage', async () => {
    expect((await run('--help')).out).toContain('Usage: npm run check:server');
  });
});
