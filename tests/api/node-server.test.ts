import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createForm, postJson, type ServerProcess, signIn, startProcess } from './support/server-process';

let folder: string;
const running: ServerProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reference-api-node-'));
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop('SIGKILL')));
  await rm(folder, { recursive: true });
});

async function start(
  options: { args?: string[]; env?: Record<string, string> } = {},
): Promise<ServerProcess> {
  const server = await startProcess({ folder, ...options });
  running.push(server);
  return server;
}

/** Sends bytes as they are and reads the first line of the response. */
function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () =>
      socket.write(text),
    );
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer')));
    socket.once('data', (chunk) => {
      resolve(String(chunk).split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

describe('the server under Node', () => {
  it('keeps data and signing key over a restart, and tells how to sign in', async () => {
    const first = await start();
    expect(first.output()).toContain('admin@endatix.com / P@ssw0rd');
    expect(first.output()).toContain(join('.data', 'endatix.sqlite'));
    const token = await signIn(first.url);
    const id = await createForm(first.url, token);
    expect((await stat(join(folder, '.data', 'jwt-signing-key'))).mode & 0o777).toBe(0o600);
    expect(await first.stop()).toMatchObject({ code: 0, errors: '' });
    // After an orderly stop the database is a single file.
    expect((await readdir(join(folder, '.data'))).sort()).toEqual(['endatix.sqlite', 'jwt-signing-key']);

    const second = await start();
    const response = await fetch(`${second.url}/api/forms/${id}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect([response.status, ((await response.json()) as { id: string }).id]).toEqual([200, id]);
  }, 60_000);

  it('serves health and contract, and leaves no trace in memory', async () => {
    const server = await start({
      args: ['--memory', '--demo'],
      env: { ENDATIX_ADMIN_PASSWORD: 'An0ther-password' },
    });
    expect(server.output()).not.toContain('An0ther-password');
    expect(await (await fetch(`${server.url}/health`)).text()).toBe('Healthy');
    const contract = (await (await fetch(`${server.url}/openapi.json`)).json()) as { openapi: string };
    expect(contract.openapi).toMatch(/^3\.0/);
    const token = await signIn(server.url, 'An0ther-password');
    const forms = await fetch(`${server.url}/api/forms`, { headers: { Authorization: `Bearer ${token}` } });
    expect(await forms.json()).toMatchObject([{ name: 'Customer feedback', submissionsCount: 8 }]);
    expect(await readdir(folder)).toEqual([]);
  }, 60_000);

  it('ends the requests that run when it is told to stop', async () => {
    const server = await start({ args: ['--memory'] });
    const { hostname, port } = new URL(server.url);
    const body = '{"token":"x"}';
    const responded = new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, async () => {
        socket.write(
          `POST /api/slacktoken HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
        );
        socket.write(body.slice(0, 5));
        await wait(200);
        server.child.kill('SIGTERM');
        await wait(300);
        await expect(fetch(`${server.url}/health`)).rejects.toThrow();
        socket.write(body.slice(5));
      });
      socket.once('data', (chunk) => resolve(String(chunk)));
      socket.once('error', reject);
    });
    expect(await responded).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*"ok"/);
    expect((await server.stop()).code).toBe(0);
  }, 60_000);

  it.runIf(process.platform !== 'win32')(
    'stops with the shell that npm started, which keeps signals to itself',
    async () => {
      const script = fileURLToPath(new URL('../../scripts/api.mjs', import.meta.url));
      const shell = spawn('sh', ['-c', `node ${script} --memory; true`], {
        // The script makes sure of the packages first, and looks for them where npm would start it.
        cwd: fileURLToPath(new URL('../..', import.meta.url)),
        env: { ...process.env, PORT: '0', npm_lifecycle_event: 'api' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      for await (const chunk of shell.stdout) {
        output += String(chunk);
        if (/^Data:/m.test(output)) break;
      }
      const url = /http:\/\/\S+(?=\/api)/.exec(output)?.[0] ?? '';
      expect((await fetch(`${url}/health`)).status).toBe(200);
      shell.kill('SIGTERM');
      const stopped = async (): Promise<boolean> =>
        fetch(`${url}/health`).then(
          () => false,
          () => true,
        );
      await expect.poll(stopped, { timeout: 10_000, interval: 200 }).toBe(true);
    },
    60_000,
  );

  it('survives what is no HTTP, and goes on serving', async () => {
    const server = await start({ args: ['--memory'] });
    const attempts = [
      'NONSENSE\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET /api/forms\u0000 HTTP/1.1\r\nHost: x\r\n\r\n',
      `GET /api/forms HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`,
      'POST /api/slacktoken HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
      'POST /api/slacktoken HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\nZZ\r\n',
      'GET //evil/../api/forms HTTP/1.1\r\nHost: a b\r\n\r\n',
      'GET http://[::1/ HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET /%zz%ff HTTP/1.1\r\nHost: x\r\n\r\n',
    ];
    for (const attempt of attempts)
      expect(await sendRaw(server.url, attempt), attempt).toMatch(/^HTTP\/1\.1 4\d\d/);
    const many = Array.from({ length: 10_000 }, () => 'filter=id:1').join('&');
    expect((await fetch(`${server.url}/api/forms/1/submissions?${many}`)).status).toBe(431);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  }, 60_000);

  it('rejects a body above the limit, however it is announced', async () => {
    const server = await start({ args: ['--memory'] });
    const body = new Uint8Array(30_000_001);
    const headers = { 'Content-Type': 'application/json' };
    const declared = await fetch(`${server.url}/api/slacktoken`, { method: 'POST', headers, body });
    expect(declared.status).toBe(413);
    const stream = new Response(body).body;
    const chunked = await fetch(`${server.url}/api/slacktoken`, {
      method: 'POST',
      headers,
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
    expect((await postJson(`${server.url}/api/slacktoken`, {})).status).toBe(200);
  }, 60_000);
});

it.runIf(process.platform !== 'win32')(
  'keeps the database file, also one from before, to its owner',
  async () => {
    const first = await start();
    const file = join(folder, '.data', 'endatix.sqlite');
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    expect([await modeOf(file), await modeOf(`${file}-wal`)]).toEqual([0o600, 0o600]);
    await first.stop();
    await chmod(file, 0o644);
    await start();
    expect(await modeOf(file)).toBe(0o600);
  },
);
