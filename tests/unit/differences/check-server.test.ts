import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { main } from '@/features/differences/check-server/main';
import { toGivenResponse } from '@/features/differences/recorded-call';
import {
  parseRecords,
  type RecordedResponse,
  recordedResponse,
  recordedResponses,
} from '@/features/differences/records';
import { createApi } from '@/packages/reference-api/package';
import { signIn } from '@/packages/reference-api/tests/support/server-process';
import { serve } from '@/tests/site/support/site';
import { freePort } from '@/tests/support/free-port';
import { templatePattern } from '@/tests/support/pattern';
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

async function listening(listener: RequestListener): Promise<string> {
  const { url, close } = await serve(listener);
  onTestFinished(close);
  return url;
}

const EMPTY_FILE = { status: 200, responseHeaders: { 'content-type': 'text/csv' }, responseBody: '' };
/** Returns a path as a server receives it, as a pattern with anything for its values. */
function pathPattern(path: string): RegExp {
  const { pathname, search } = new URL(path, 'http://server');
  return new RegExp(`^${templatePattern(pathname + search, /(?:%7B|\{)\w+(?:%7D|\})/, '[^/?&]+')}$`);
}

const PHASES = ['open', 'reading', 'writing'];
const checked = [...recordedResponses().values()]
  .flatMap((record) => (record.check ? [{ record, pattern: pathPattern(record.path), ...record.check }] : []))
  .sort((a, b) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase) || a.step - b.step);

/** How a server differs from the recorded one. */
interface Conditions {
  account?: { email: string; password: string };
  /** In Production, a 500 has no body, and pages of other origins can't read it. */
  isProduction?: boolean;
  change?: (record: RecordedResponse) => Partial<RecordedResponse>;
}

/** Starts a server that gives each recorded request, in the order of the check, its recorded response. */
async function replay({ account, isProduction, change = () => ({}) }: Conditions = {}) {
  const { email, password } = account ?? { email: 'admin@endatix.com', password: 'P@ssw0rd' };
  const requests: { method: string; path: string; body: string }[] = [];
  let next = 0;
  function findRecord(method: string, path: string, body: string): RecordedResponse {
    // The check looks for the API and signs in before it sends the recorded requests.
    if (next === 0 && path.endsWith('/definition')) return recordedResponse(234);
    if (next === 0 && path === '/api/auth/login')
      return recordedResponse(body === JSON.stringify({ email, password }) ? 1 : 18);
    const at = checked.findIndex(
      ({ record, pattern, withAccount }, index) =>
        index >= next &&
        record.method === method &&
        pattern.test(path) &&
        (!withAccount || body.includes(email)),
    );
    next = at < 0 ? next : at + 1;
    return checked[at]?.record ?? recordedResponse(598);
  }
  const url = await listening(async (request, response) => {
    const { method = 'GET', url: path = '/' } = request;
    const body = await text(request);
    requests.push({ method, path, body });
    const found = findRecord(method, path, body);
    const sent = { ...found, ...change(found) };
    const { status, responseHeaders = {} } = sent;
    const isReadable = !isProduction && status !== 401 && request.headers.origin;
    const headers = Object.entries(responseHeaders).filter(
      ([name]) => !name.startsWith('access-control-allow-origin'),
    );
    const isBare = isProduction && status === 500;
    response.writeHead(status, {
      ...(isBare ? {} : Object.fromEntries(headers)),
      ...(isReadable && { 'access-control-allow-origin': '*' }),
    });
    const { text: answer = '' } = toGivenResponse(sent);
    response.end(isBare ? '' : answer.replaceAll('{accessToken}', 'eyJh.eyJz.c2ln'));
  });
  return { url, requests };
}

describe('check:server', () => {
  it('finds that the reference API matches the contract, and leaves no data there', async () => {
    const api = await createApi();
    onTestFinished(api.close);
    const url = await api.listen();
    const { code, out } = await run('--base', `${url}/api`, ...ACCOUNT);
    expect(out).not.toContain('NEITHER');
    expect(out).toContain('name of 101 (#196): status 400 instead of 500, without patch-long-name');
    expect(code).toBe(0);
    const headers = { Authorization: `Bearer ${await signIn(url)}` };
    for (const path of ['/api/forms', '/api/form-templates'])
      expect(await (await fetch(url + path, { headers })).json()).toEqual([]);
  });

  it.each<[string, Conditions]>([
    ['in Development', {}],
    ['in Production', { isProduction: true }],
    ['with another account', { account: { email: 'owner@example.com', password: 'Gandalf-1954' } }],
    [
      'with PostgreSQL, which exports an invalid definition as an empty file',
      { change: ({ op, status }) => (op === 'exportSubmissions' && status === 500 ? EMPTY_FILE : {}) },
    ],
  ])('finds no difference on a healthy server: %s', async (_name, conditions) => {
    const server = await replay(conditions);
    const { email, password } = conditions.account ?? { email: 'admin@endatix.com', password: 'P@ssw0rd' };
    const { code, out } = await run('--base', server.url, '--email', email, '--password', password);
    expect(out).toMatch(/ 0 as the contract alone, 0 neither\.\n$/);
    expect(code).toBe(0);
    expect(out.includes('(CORS)')).toBe(conditions.isProduction === true);
    // Accounts can't be deleted, so registrations are sent only with invalid data.
    const registered = server.requests.filter(({ path }) => path.endsWith('/register'));
    expect(registered).toHaveLength(2);
    for (const { body } of registered) expect(body).not.toContain('Passw0rd!');
  });

  it('shows a response of another status or without a CORS header that others have, and exits with 1', async () => {
    const { url } = await replay({
      change: ({ n, path }) => (n === 627 ? { status: 401 } : path === '/health' ? { status: 299 } : {}),
    });
    const { code, out } = await run('--base', url, ...ACCOUNT);
    expect(out).toMatch(
      /NEITHER {10}transport {2}health \(#601\): status 299 instead of 200\n +received {2}299, text\/plain, Healthy\n +recorded {2}200/,
    );
    expect(out).toMatch(/NEITHER {10}cors {2}400 rules \(#627\): .*access-control-allow-origin is missing/);
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
