import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '@/api/package';
import { parseRecords } from '@/lib/server/differences/records';
import { main } from '@/scripts/check-server/main';
import { postJson, signIn } from '@/tests/api/support/server-process';
import { freePort } from '@/tests/support/free-port';
import { recordedConditions } from '@/tests/support/replay-server/accounts';
import { type ReplayOptions, startReplayServer } from '@/tests/support/replay-server/server';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const ACCOUNT = ['--email', 'admin@endatix.com', '--password', 'P@ssw0rd'];
const PAGE = 'https://forms.example';
const folder = temporaryFolder();

/** What a run with `--json` has written. */
interface Written {
  counts: Record<string, number>;
  outcomes: { record: number; note: string; verdict: string; status: number; body: string }[];
  notRequested: { id: string; why: string }[];
  notChecked: string[];
}

const read = (out: string): Written => JSON.parse(out);

const of = (out: string, ...verdicts: string[]) =>
  read(out)
    .outcomes.filter(({ verdict }) => verdicts.includes(verdict))
    .map(({ record, note, verdict, status, body }) => `#${record} ${note}: ${verdict}, ${status} ${body}`);

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
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Stores what a server in use has: forms with descriptions and answers, and a template. */
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

/** A server whose responses differ from the recorded ones. */
async function altered(change: (request: IncomingMessage, response: Response) => Response): Promise<string> {
  const { url } = await replay();
  return listening(async (request, response) => {
    const { method = 'GET', headers } = request;
    const init = { method, headers: headers.origin ? { Origin: headers.origin } : {}, redirect: 'manual' };
    const answer = change(request, await fetch(url + request.url, init as RequestInit));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
}

describe('check:server', () => {
  it('finds the reference API as the contract, and leaves nothing behind there', async () => {
    const api = await startServer();
    onTestFinished(api.close);
    const { code, out } = await run('--base', `${api.url}/api`, ...ACCOUNT, '--json');
    expect(of(out, 'neither', 'recorded')).toEqual([]);
    expect(read(out).counts.contract).toBeGreaterThan(40);
    expect(code).toBe(0);
    const headers = { Authorization: `Bearer ${await signIn(api.url)}` };
    for (const path of ['/api/forms', '/api/form-templates'])
      expect(await (await fetch(api.url + path, { headers })).json()).toEqual([]);
  });

  it.each<[string, ReplayOptions, string[]]>([
    ['in Development', {}, []],
    ['in Production', { environment: 'production', origins: [] }, []],
    [
      'in Production, as a page that it allows',
      { environment: 'production', origins: [PAGE] },
      ['--origin', PAGE],
    ],
    [
      'with another account, as a page that it allows',
      {
        environment: 'production',
        origins: [PAGE],
        administrator: { email: 'owner@example.com', password: 'another-P@ss' },
        claims: { sub: '2', role: 'owner', permission: '["forms.view"]', tenant_id: '7', name: 'Owner' },
      },
      ['--origin', PAGE],
    ],
  ])('finds a healthy server with data as recorded: %s', async (_name, conditions, origin) => {
    const server = await replay(conditions);
    const { email, password } = { ...recordedConditions.administrator, ...conditions.administrator };
    await addData(server.url, await signIn(server.url, password, email));
    const sent = server.requests.length;
    const account = ['--email', email, '--password', password];
    const { code, out } = await run('--base', server.url, ...account, ...origin, '--json');
    expect(of(out, 'neither', 'contract')).toEqual([]);
    expect(read(out).counts.recorded).toBeGreaterThan(40);
    expect(code).toBe(0);
    const isAllowed = !conditions.origins || conditions.origins.length > 0;
    expect(read(out).notChecked.some((text) => text.includes('(CORS)'))).toBe(!isAllowed);
    // Accounts stay: those that would be made are sent with what the server rejects.
    const registered = server.requests.slice(sent).filter(({ path }) => path.endsWith('/register'));
    expect(registered).toHaveLength(2);
    for (const { body } of registered) expect(body).not.toContain('Passw0rd!');
  });

  it('finds a server that sends the CORS header with some responses only', async () => {
    const odd = await altered(({ url }, { status, body, headers: given }) => {
      const headers = new Headers(given);
      if (url === '/api/nothing') headers.delete('Access-Control-Allow-Origin');
      return new Response(body, { status, headers });
    });
    const { code, out } = await run('--base', odd, '--read-only', '--json');
    // An unknown path is no operation of the contract, which asks for a 404 alone.
    expect(of(out, 'neither', 'contract')).toEqual(['#629 404 unknown path: contract, 404 ']);
    expect(code).toBe(0);
  });

  it('shows a response that is neither, and ends with 1', async () => {
    const odd = await altered(
      ({ url }, { status, body, headers }) =>
        new Response(body, { status: url === '/health' ? 299 : status, headers }),
    );
    const { code, out } = await run('--base', odd, '--read-only');
    expect(code).toBe(1);
    expect(out).toMatch(
      /NEITHER {10}transport +health \(#601\)\n +received {2}299, text\/plain, Healthy\n +recorded {2}200/,
    );
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
    const lines = out.trim().split('\n');
    expect(lines.at(-1)).toMatch(/ 0 neither\.$/);
    expect(lines.filter((line) => line.includes('on a server with other settings'))).toHaveLength(1);
  });

  it('writes records of the form of the project, without tokens', async () => {
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
});

describe('check:server ends with 2', () => {
  const page: RequestListener = (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Hub</title>');

  it.each<[string, RequestListener | undefined, string[], string]>([
    ['nothing', undefined, [], 'nothing listens at this address'],
    ['a page', page, [], 'returns an HTML page'],
    [
      'a busy server',
      () => {},
      ['--timeout', '0.2'],
      'no response within 0.2 seconds; --timeout allows more',
    ],
    ['another API', (_request, response) => response.end('{}'), [], 'does not respond like this API'],
  ])('where there is %s, and says so', async (_there, listener, args, sentence) => {
    const base = listener ? await listening(listener) : `http://127.0.0.1:${await freePort()}`;
    const { code, out, err } = await run('--base', base, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });

  it('where its account is another one, or the records cannot be written, before it asks anything', async () => {
    const server = await replay();
    const base = ['--base', server.url];
    const rejected = await run(...base, '--email', 'admin@endatix.com', '--password', 'wrong-one');
    expect([rejected.code, rejected.out]).toEqual([2, '']);
    expect(rejected.err).toContain(
      'did not take the credentials of admin@endatix.com (400): The supplied credentials are invalid. Check --email and --password.',
    );
    const sent = server.requests.length;
    const { code, err, out } = await run(...base, '--record', '/no-such-folder/answers.jsonl');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('The records could not be written');
    expect(server.requests).toHaveLength(sent);
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
  ])('for %j', async (args, sentence) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  it('and not when it shows its usage', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Usage: npm run') });
  });
});
