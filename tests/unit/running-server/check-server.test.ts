import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseRecords } from '@/lib/build/running-server/records';
import { startServer } from '@/sandbox/node/server';
import { readSettings as readApiSettings } from '@/sandbox/node/settings';
import { generateContract } from '@/scripts/contract/generate';
import { startReplayServer } from '@/tests/support/replay-server/server';

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
    notAsked: { id: string; why: string }[];
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

async function replay() {
  const server = await startReplayServer();
  closing.push(server.close);
  return server;
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
    expect(read(out).notAsked.some(({ why }) => why === 'left out by --read-only')).toBe(true);
  });

  it('asks the open calls where it has no account, and says what is left out', async () => {
    const { code, out } = await run('--base', (await replay()).url);
    expect(code).toBe(0);
    expect(out).toMatch(/as recorded {6}login +unknown e-mail \(#20\)/);
    expect(out).toMatch(/\d+ requests to http.*0 neither/);
    expect(out).toContain('needs an account: add --email and --password');
  });

  it('shows an answer that is neither, and ends with 1', async () => {
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
      /NEITHER {10}transport +health \(#601\)\n +answered {2}299, text\/plain, Healthy\n +recorded {2}200/,
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
    expect(html.err).toContain('answers with an HTML page');

    const slow = await run('--base', await listening(() => {}), '--timeout', '0.2');
    expect(slow.code).toBe(2);
    expect(slow.err).toContain('no answer within 0.2 seconds; --timeout allows more');

    const other = await run('--base', await listening((_request, response) => response.end('{}')));
    expect(other.code).toBe(2);
    expect(other.err).toContain('does not answer like this API');

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
    expect(lines.filter((line) => line.includes('needs a host with other settings'))).toHaveLength(1);
  });

  it.each([
    [[], '--base is missing'],
    [['--base', 'localhost'], 'is no address'],
    [['--base', 'ftp://a'], 'does not start with http:// or https://'],
    [['--base', 'http://a:b@c'], 'Leave user name'],
    [['--base', 'http://a', '--email', 'a@b.co'], '--email needs a password'],
    [['--base', 'http://a', '--password', 'x'], '--password needs an account'],
    [['--base', 'http://a', '--timeout', 'x'], 'is no number of seconds'],
    [['--bas', 'http://a'], 'See --help'],
  ])('refuses %j', async (args, sentence) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  it('shows its usage', async () => {
    expect((await run('--help')).out).toContain('Usage: npm run check:server');
  });
});
