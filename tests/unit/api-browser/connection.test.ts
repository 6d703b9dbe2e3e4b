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
  const settings = { basePath: '', startTimeout: 60 * SECOND, responseTimeout: 30 * SECOND };
  const connection = createConnection(settings, vi.fn(), vi.fn());
  const imported = connection.import(new Blob(['file'])).then(
    () => 'imported',
    (error: Error & { kind: string }) => error.kind,
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
  expect(await imported).toBe('timeout');
  const next = TestWorker.all[1] ?? expect.fail('no second worker');
  expect(next.commands.map(({ type }) => type)).toEqual(['request']);
  next.report({ type: 'started', aliveLock: null });
  next.respond(2);
  expect(await requested).toBe(200);
});
