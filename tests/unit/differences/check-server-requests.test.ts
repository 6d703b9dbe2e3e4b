import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRecords } from '@/lib/server/differences/records';
import { ACCOUNT, checkServer, read } from './check-server-run';

const { run, replay, closing } = checkServer();

describe('check:server', () => {
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
    const lines = out.trim().split('\n');
    expect(lines.at(-1)).toMatch(/ 0 neither\.$/);
    expect(lines.filter((line) => line.includes('on a server with other settings'))).toHaveLength(1);
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
});
