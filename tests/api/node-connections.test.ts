import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from '@/api/package';

const open: Socket[] = [];
let server: RunningServer | undefined;

afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await server?.close();
  server = undefined;
});

async function start(): Promise<RunningServer> {
  server = await startServer();
  return server;
}

/** A connection that collects what it receives. */
function connection({ url }: RunningServer) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  open.push(socket);
  let text = '';
  const waiting: { pattern: RegExp; resolve(found: string): void }[] = [];
  socket.on('data', (chunk) => {
    text += String(chunk);
    for (const { pattern, resolve } of waiting) if (pattern.test(text)) resolve(text);
  });
  socket.on('error', () => {});
  return {
    socket,
    // Also after an error: one that is broken off while it sends may get EPIPE.
    ended: new Promise<void>((resolve) => socket.once('close', () => resolve())),
    text: () => text,
    send: (sent: string) => socket.write(sent),
    /** What has been received once it matches. */
    received: (pattern: RegExp) =>
      new Promise<string>((resolve) => {
        if (pattern.test(text)) resolve(text);
        else waiting.push({ pattern, resolve });
      }),
  };
}

const upload = (length: number): string =>
  `POST /api/slacktoken HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

const health = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n';

it('ends the requests that run when it is told to stop, and takes no others', async () => {
  const running = await start();
  const { send, received } = connection(running);
  send(`${upload(13)}{"tok`);
  const other = connection(running);
  other.send(health);
  await other.received(/Healthy/);
  const closed = running.close();
  server = undefined;
  await expect(fetch(`${running.url}/health`)).rejects.toThrow('fetch failed');
  send('en":"x"}');
  expect(await received(/"ok"/)).toMatch(/^HTTP\/1\.1 200 OK/);
  await closed;
});

it('rejects what is no HTTP, and goes on serving', async () => {
  const running = await start();
  for (const bytes of [
    'NONSENSE\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /api/forms\u0000 HTTP/1.1\r\nHost: x\r\n\r\n',
    `GET /api/forms HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`,
    'POST /api/slacktoken HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
    'POST /api/slacktoken HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\nZZ\r\n',
    'GET //evil/../api/forms HTTP/1.1\r\nHost: a b\r\n\r\n',
    'GET http://[::1/ HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /%zz%ff HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /health HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n',
    `GET /api/forms/1/submissions?${'filter=id:1&'.repeat(10_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  ]) {
    const { send, received } = connection(running);
    send(bytes);
    expect(await received(/\r\n/), bytes.slice(0, 100)).toMatch(/^HTTP\/1\.1 4\d\d/);
  }
  expect((await fetch(`${running.url}/health`)).status).toBe(200);
});

it('rejects a body above the limit, however it is announced', async () => {
  const address = `${(await start()).url}/api/slacktoken`;
  for (const [size, status] of [
    [30_000_001, 413],
    [30_000_000, 400],
  ] as const) {
    const bytes = new Uint8Array(size).fill(0x20);
    for (const body of [bytes, new Response(bytes).body]) {
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      expect((await fetch(address, init)).status).toBe(status);
    }
  }
});

it('gives no more room to unfinished uploads than it has, while others are answered', async () => {
  // On a busy machine all of them are slow, which has a response of its own.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const running = await start();
  const part = `{"token":"${'x'.repeat(25_000_000)}`;
  const uploads = Array.from({ length: 6 }, () => connection(running));
  for (const { send } of uploads) send(upload(29_000_000) + part);
  // Three bodies of the largest size fill the room; the others are told so.
  const answers = await new Promise<string[]>((resolve) => {
    const found: string[] = [];
    for (const { received } of uploads) {
      void received(/\r\n\r\n/).then((text) => {
        found.push(text);
        if (found.length === 3) resolve(found);
      });
    }
  });
  for (const response of answers) {
    expect(response).toMatch(/^HTTP\/1\.1 503 /);
    expect(response).toMatch(/Retry-After: 1\r\n/i);
  }
  const other = connection(running);
  other.send(`${upload(13)}{"token":"x"}`);
  expect(await other.received(/"ok"/)).toMatch(/^HTTP\/1\.1 200 /);
  clock.mockRestore();
});

it('rejects a body that comes too slowly, after some patience', async () => {
  const { send, received, ended } = connection(await start());
  send(`${upload(1000)}{"token":`);
  // The first byte has arrived when another request has its response.
  const other = connection(server as RunningServer);
  other.send(health);
  await other.received(/Healthy/);
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
  expect(await received(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 408 /);
  await ended;
  clock.mockRestore();
});

it('bounds the time of headers, of whole requests and of silence', async () => {
  let seen: Server | undefined;
  const notice = (message: unknown): void => {
    seen = (message as { server: Server }).server;
  };
  subscribe('http.server.request.start', notice);
  const { send, received } = connection(await start());
  send(health);
  await received(/Healthy/);
  unsubscribe('http.server.request.start', notice);
  expect(seen).toMatchObject({ headersTimeout: 10_000, requestTimeout: 300_000, timeout: 120_000 });
});
