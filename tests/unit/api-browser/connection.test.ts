import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConnection } from '@/packages/reference-api/browser/connection';
import type { Command, Report } from '@/packages/reference-api/browser/protocol';

/** A worker that the test lets report. */
class TestWorker {
  static all: TestWorker[] = [];
  onmessage: ((event: { data: Report }) => void) | undefined;
  commands: Command[] = [];
  constructor() {
    TestWorker.all.push(this);
  }
  postMessage(command: Command): void {
    this.commands.push(command);
  }
  report(report: Report): void {
    this.onmessage?.({ data: report });
  }
  respond(): void {
    this.report({ type: 'response', status: 200, headers: [], body: new ArrayBuffer(0) });
  }
  terminate(): void {
    this.onmessage = undefined;
  }
}

const SECOND = 1_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  TestWorker.all = [];
  vi.stubGlobal('Worker', TestWorker);
});
afterEach(() => void vi.useRealTimers());

/** Returns a worker once it exists, and lets it start. */
async function startedWorker(index = 0): Promise<TestWorker> {
  const worker = await vi.waitUntil(() => TestWorker.all[index]);
  worker.report({ type: 'started', aliveLock: null });
  return worker;
}

/** Waits until the worker has so many commands, and returns their types. */
async function commandsOf({ commands }: TestWorker, count: number) {
  await vi.waitFor(() => expect(commands).toHaveLength(count));
  return commands.map(({ type }) => type);
}

/** Starts an import and a request, of which the worker gets the import. */
async function importing() {
  const connection = createConnection('', vi.fn(), vi.fn());
  const imported = connection.import(new Blob(['file'])).then(
    () => 'imported',
    (error: Error) => error.message,
  );
  const worker = await startedWorker();
  const requested = connection.fetch(new Request('http://test/health')).then(({ status }) => status);
  expect(await commandsOf(worker, 1)).toEqual(['import']);
  return { worker, imported, requested };
}

it('gives a request its whole time after a slow import before it', async () => {
  const { worker, imported, requested } = await importing();
  await vi.advanceTimersByTimeAsync(25 * SECOND);
  worker.report({ type: 'done' });
  await commandsOf(worker, 2);
  await vi.advanceTimersByTimeAsync(25 * SECOND);
  worker.respond();
  expect([await imported, await requested]).toEqual(['imported', 200]);
});

it('ends only the command that takes too long, and sends those that wait to a new worker', async () => {
  const { imported, requested } = await importing();
  await vi.advanceTimersByTimeAsync(31 * SECOND);
  expect(await imported).toMatch(/^The sandbox didn’t respond in time\./);
  const next = await startedWorker(1);
  expect(await commandsOf(next, 1)).toEqual(['request']);
  next.respond();
  expect(await requested).toBe(200);
});

it('a request that is aborted ends at once, and the next one is sent after its response', async () => {
  const connection = createConnection('', vi.fn(), vi.fn());
  const [running, waiting] = [new AbortController(), new AbortController()];
  const ask = (path: string, signal?: AbortSignal) =>
    connection.fetch(new Request(`http://test${path}`, signal && { signal })).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );
  const sent = ask('/sent', running.signal);
  const worker = await startedWorker();
  await commandsOf(worker, 1);
  const unsent = ask('/unsent', waiting.signal);
  const next = ask('/next');
  running.abort(new Error('gave up'));
  waiting.abort(new Error('gave up, too'));
  expect([await sent, await unsent]).toEqual(['gave up', 'gave up, too']);
  expect(worker.commands).toHaveLength(1);
  worker.respond();
  await commandsOf(worker, 2);
  worker.respond();
  expect(await next).toBe(200);
  expect(worker.commands).toMatchObject([{ url: 'http://test/sent' }, { url: 'http://test/next' }]);
});

it.each<[string, object, RegExp]>([
  [
    'where the browser refuses to start one',
    {
      Worker: class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      },
    },
    /^The browser does not let this page start a Web Worker, .* Allow them/,
  ],
  ['without WebAssembly', { WebAssembly: undefined }, /^The sandbox needs .* Switch it on/],
  ['on an insecure origin', { crypto: {} }, / https:\/\/ or localhost\./],
])("explains why the sandbox can't start %s", async (_where, scope, sentence) => {
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value);
  const show = vi.fn();
  const connection = createConnection('', show, vi.fn());
  await expect(connection.fetch(new Request('http://test/health'))).rejects.toThrow(sentence);
  expect(show).toHaveBeenLastCalledWith({ state: 'failed', sentence: expect.stringMatching(sentence) });
});

it('keeps a request with a preferred delay in the page, so that it blocks no other', async () => {
  const connection = createConnection('', vi.fn(), vi.fn());
  const ended: string[] = [];
  const ask = (path: string, Prefer?: string) =>
    connection
      .fetch(new Request(`http://test${path}`, { headers: Prefer ? { Prefer } : {} }))
      .then(() => ended.push(path));
  const delayed = ask('/delayed', 'delay=3000');
  const next = ask('/next');
  const worker = await startedWorker();
  await commandsOf(worker, 1);
  worker.respond();
  await next;
  await vi.advanceTimersByTimeAsync(3 * SECOND);
  await commandsOf(worker, 2);
  worker.respond();
  await delayed;
  expect(ended).toEqual(['/next', '/delayed']);
});
