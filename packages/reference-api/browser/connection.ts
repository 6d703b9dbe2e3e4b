import { readPreferences, simulateNetwork } from '../http/preferences';
import { openWorker } from './open-worker';
import {
  type Command,
  type Report,
  type SandboxChange,
  SandboxError,
  type SandboxStatus,
  sharedName,
} from './protocol';
import { sentences } from './sentences';
import { type ResponseReport, readAll, toResponse } from './transfer';

type Result = Exclude<Report, { type: 'error' | 'failed' | 'storage' | 'changed' }>;

/**
 * The page's side of the sandbox, loaded on first use. Rejects with SandboxError, or with ConnectionLost for
 * a request that asks for it.
 */
export type Connection = ReturnType<typeof createConnection>;

/** Milliseconds for download and start. */
const START_TIMEOUT = 60_000;
/** Milliseconds for a response, with the wait for other tabs. */
const RESPONSE_TIMEOUT = 30_000;

/**
 * Connects the page to a worker, which is started on demand, stopped when it fails or doesn't respond, and
 * restarted for the next command.
 * @param basePath path prefix of the deployment, without trailing slash
 * @param show receives every state of the sandbox
 * @param changed receives every change of the data, also by other tabs
 */
export function createConnection(
  basePath: string,
  show: (status: SandboxStatus) => void,
  changed: (change: SandboxChange) => void,
) {
  /** The worker that runs or starts. */
  let worker: Worker | undefined;
  /** What waits for the worker: its start, or the command that it got last. */
  let waiting: { resolve(result: Result): void; reject(reason: unknown): void } | undefined;
  /** Settles when the last command has ended. */
  let last: Promise<void> = Promise.resolve();
  const channel = new BroadcastChannel(sharedName(basePath));
  channel.onmessage = ({ data }: MessageEvent<SandboxChange>) => changed(data);

  /** Ends the worker and what waits for it. The next command starts another one. */
  function stop(sentence: string): void {
    worker?.terminate();
    worker = undefined;
    show({ state: 'failed', sentence });
    waiting?.reject(new SandboxError(sentence));
  }

  /** Waits for the worker's next result. If it takes too long, ends the worker. */
  async function nextResult(milliseconds: number, sentence: string): Promise<Result> {
    const timer = setTimeout(() => stop(sentence), milliseconds);
    try {
      return await new Promise((resolve, reject) => {
        waiting = { resolve, reject };
      });
    } finally {
      clearTimeout(timer);
      waiting = undefined;
    }
  }

  function receive(report: Report): void {
    switch (report.type) {
      case 'error':
        waiting?.reject(new SandboxError(report.sentence));
        break;
      case 'failed':
        stop(report.sentence);
        break;
      case 'storage':
        show(report.status);
        break;
      case 'changed':
        changed(report.change);
        if (report.shared) channel.postMessage(report.change);
        break;
      default:
        waiting?.resolve(report);
    }
  }

  async function start(): Promise<Worker> {
    show({ state: 'starting' });
    try {
      worker = openWorker(basePath);
    } catch (error) {
      if (error instanceof SandboxError) stop(error.message);
      throw error;
    }
    const started = worker;
    let hasStarted = false;
    const fail = (sentence: string) => {
      if (worker === started) stop(sentence);
    };
    const crash = () => fail(sentences.crash);
    started.onmessage = ({ data }: MessageEvent<Report>) => {
      if (worker === started) receive(data);
    };
    started.onerror = (event) => {
      event.preventDefault();
      // Before the first report, the error means that the script couldn't be loaded.
      fail(hasStarted ? sentences.crash : sentences.noScript);
    };
    started.onmessageerror = () => fail(sentences.brokenMessage);
    const result = await nextResult(START_TIMEOUT, sentences.slowStart);
    hasStarted = true;
    // The worker holds the lock until it ends, so getting it means that the worker crashed.
    if (result.type === 'started' && result.aliveLock)
      navigator.locks.request(result.aliveLock, crash).catch(crash);
    return started;
  }

  async function perform(command: Command): Promise<Result> {
    const target = worker ?? (await start());
    target.postMessage(command);
    return nextResult(RESPONSE_TIMEOUT, sentences.slowResponse);
  }

  /**
   * Sends a command after those before it have ended. Resolves with its result. Rejects with SandboxError, or at
   * once with the reason of an aborted signal.
   */
  function send(command: Command, signal?: AbortSignal): Promise<Result> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => reject(signal.reason));
      last = last.then(() => (signal?.aborted ? undefined : perform(command).then(resolve, reject)));
    });
  }

  return {
    /** Resets the data, or restores the first account. */
    async run(type: 'reset' | 'restore-administrator'): Promise<void> {
      await send({ type });
    },
    async fetch(request: Request): Promise<Response> {
      request.signal.throwIfAborted();
      const { code } = readPreferences(request.headers);
      // Waits in the page, because the worker handles the requests of all tabs in sequence.
      await simulateNetwork(request);
      const headers = [...request.headers].filter(([name]) => name !== 'prefer');
      if (code !== undefined) headers.push(['prefer', `code=${code}`]);
      // Some browsers lack Request.body, so only the length shows whether there is a body.
      const bytes = await readAll(request);
      const { method, url } = request;
      const body = bytes.byteLength > 0 ? bytes : null;
      const report = await send({ type: 'request', method, url, headers, body }, request.signal);
      return toResponse(report as ResponseReport, url);
    },
    async export(type: 'export' | 'export-backup'): Promise<Blob> {
      const report = await send({ type });
      const bytes = report.type === 'done' ? report.bytes : undefined;
      return new Blob(bytes ? [bytes] : [], { type: 'application/vnd.sqlite3' });
    },
    async import(file: Blob): Promise<void> {
      await send({ type: 'import', bytes: await readAll(file) });
    },
  };
}
