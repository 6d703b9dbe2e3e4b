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
  respond(id: number): void {
    this.report({ type: 'response', id, status: 200, headers: [], body: new ArrayBuffer(0) });
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

/** Starts an import and a request, of which the worker begins with the import. */
async function importing() {
  const connection = createConnection('', vi.fn(), vi.fn());
  const imported = connection.import(new Blob(['file'])).then(
    () => 'imported',
    (error: Error) => error.message,
  );
  await vi.waitFor(() => expect(TestWorker.all[0]?.commands).toHaveLength(1));
  const requested = connection.fetch(new Request('http://test/health')).then(({ status }) => status);
  await vi.waitFor(() => expect(TestWorker.all[0]?.commands).toHaveLength(2));
  const worker = TestWorker.all[0] ?? expect.fail('no worker');
  worker.report({ type: 'started', aliveLock: null });
  worker.report({ type: 'begun', id: 1 });
  return { worker, imported, requested };
}

it('gives a request its whole time after a slow import before it', async () => {
  const { worker, imported, requested } = await importing();
  await vi.advanceTimersByTimeAsync(25 * SECOND);
  worker.report({ type: 'done', id: 1 });
  worker.report({ type: 'begun', id: 2 });
  await vi.advanceTimersByTimeAsync(25 * SECOND);
  worker.respond(2);
  expect([await imported, await requested]).toEqual(['imported', 200]);
});

it('ends only the command that takes too long, and sends those that wait to a new worker', async () => {
  const { imported, requested } = await importing();
  await vi.advanceTimersByTimeAsync(31 * SECOND);
  expect(await imported).toMatch(/^The sandbox didn’t respond in time\./);
  const next = TestWorker.all[1] ?? expect.fail('no second worker');
  expect(next.commands.map(({ type }) => type)).toEqual(['request']);
  next.report({ type: 'started', aliveLock: null });
  next.respond(2);
  expect(await requested).toBe(200);
});

it.each<[string, object, RegExp]>([
  ['without Web Workers', { Worker: undefined }, /^The sandbox runs in .* Use a current browser\./],
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
  await vi.waitFor(() => expect(TestWorker.all[0]?.commands).toHaveLength(1));
  TestWorker.all[0]?.respond(1);
  await next;
  await vi.advanceTimersByTimeAsync(3 * SECOND);
  await vi.waitFor(() => expect(TestWorker.all[0]?.commands).toHaveLength(2));
  TestWorker.all[0]?.respond(2);
  await delayed;
  expect(ended).toEqual(['/next', '/delayed']);
});
