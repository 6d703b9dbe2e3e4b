import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll } from 'vitest';
import { generateContract } from '@/scripts/contract/generate';
import { type ReplayOptions, startReplayServer } from '@/tests/support/replay-server/server';

type Main = typeof import('@/scripts/check-server/main')['main'];

export const ACCOUNT = ['--email', 'admin@endatix.com', '--password', 'P@ssw0rd'];

interface Outcome {
  record: number;
  note: string;
  method: string;
  verdict: string;
  status: number;
  body: string;
}

/** What a run with `--json` has written. */
export const read = (out: string) =>
  JSON.parse(out) as {
    counts: Record<string, number>;
    outcomes: Outcome[];
    notRequested: { id: string; why: string }[];
    notChecked: string[];
  };

/** Runs of the command and servers for it, which are closed after each test of the file that calls this. */
export function checkServer() {
  let main: Main;
  beforeAll(async () => {
    await generateContract();
    ({ main } = await import('@/scripts/check-server/main'));
  });

  const closing: (() => Promise<unknown> | unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  async function run(...args: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const output = { out: (text: string) => out.push(text), err: (text: string) => err.push(text) };
    const code = await main(args, { NODE_ENV: 'test' }, output);
    return { code, out: out.join(''), err: err.join('') };
  }

  async function replay(conditions: ReplayOptions = {}) {
    const server = await startReplayServer(conditions);
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

  return { run, replay, listening, closing };
}
