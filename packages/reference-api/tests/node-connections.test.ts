import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type RunningServer, startServer } from '../package';

async function start(): Promise<RunningServer> {
  const server = await startServer();
  onTestFinished(server.close);
  return server;
}

/** Opens a connection that collects what it receives. */
function connection({ url }: RunningServer) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  // An interrupted write can get EPIPE.
  socket.on('error', () => {});
  return {
    send: (sent: string) => socket.write(sent),
    /** Resolves with the received text when it matches. */
    received: async (pattern: RegExp) => {
      await expect.poll(() => text).toMatch(pattern);
      return text;
    },
  };
}

const upload = (length: number): string =>
  `POST /api/slacktoken HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

const health = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n';

it('finishes running requests when it is stopped, and accepts no others', async () => {
  const running = await start();
  const { send, received } = connection(running);
  send(`${upload(13)}{"tok`);
  const other = connection(running);
  other.send(health);
  await other.received(/Healthy/);
  const closed = running.close();
  await expect(fetch(`${running.url}/health`)).rejects.toThrow('fetch failed');
  send('en":"x"}');
  expect(await received(/"ok"/)).toMatch(/^HTTP\/1\.1 200 OK/);
  await closed;
});

it('rejects invalid HTTP and stays available', async () => {
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

it('rejects a body above the limit, with or without Content-Length', async () => {
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
