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

type WithoutId<T> = T extends Command ? Omit<T, 'id'> : never;
type Result = ResponseReport | Extract<Report, { type: 'done' }>;

interface InFlight {
  command: Command;
  /** Whether the worker is working on it. Until then it waits, for other commands or other tabs. */
  hasBegun: boolean;
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

/**
 * The page's side of the sandbox, loaded on first use. Rejects with SandboxError, or with ConnectionLost for
 * a request that asks for it.
 */
export type Connection = ReturnType<typeof createConnection>;

/** Milliseconds for download and start. */
const START_TIMEOUT = 60_000;
/** Milliseconds for a response, from the moment when the worker begins to work on it. */
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
  const inFlight = new Map<number, InFlight>();
  let worker: Worker | undefined;
  let hasStarted = false;
  /** Ends a worker that doesn't start in time, or makes no progress. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  const channel = new BroadcastChannel(sharedName(basePath));
  channel.onmessage = ({ data }: MessageEvent<SandboxChange>) => changed(data);

  /**
   * Ends the worker and the commands that it was working on; without any, all. Those that wait are sent to a
   * new worker.
   */
  function stop(sentence: string): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    hasStarted = false;
    const all = [...inFlight];
    const begun = all.filter(([, { hasBegun }]) => hasBegun);
    const ended = begun.length > 0 ? begun : all;
    show({ state: 'failed', sentence });
    for (const [id, { reject }] of ended) {
      inFlight.delete(id);
      reject(new SandboxError(sentence));
    }
    if (inFlight.size === 0) return;
    try {
      const next = start();
      for (const { command } of inFlight.values()) next.postMessage(command);
    } catch {
      // The start has rejected all of them.
    }
  }

  /** Waits for the next sign of progress, from now on. A command isn't ended for the time that another takes. */
  function watch(): void {
    clearTimeout(timer);
    if (inFlight.size > 0) timer = setTimeout(() => stop(sentences.slowResponse), RESPONSE_TIMEOUT);
  }

  function takeItem(id: number): InFlight | undefined {
    const item = inFlight.get(id);
    inFlight.delete(id);
    if (hasStarted) watch();
    return item;
  }

  function receive(report: Report, crash: () => void): void {
    switch (report.type) {
      case 'response':
      case 'done':
        takeItem(report.id)?.resolve(report);
        break;
      case 'error':
        takeItem(report.id)?.reject(new SandboxError(report.sentence));
        break;
      case 'begun': {
        const item = inFlight.get(report.id);
        if (item) item.hasBegun = true;
        watch();
        break;
      }
      case 'started':
        hasStarted = true;
        watch();
        // The worker holds the lock until it ends, so getting it means that the worker crashed.
        if (report.aliveLock) navigator.locks?.request(report.aliveLock, crash).catch(crash);
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
    }
  }

  function start(): Worker {
    show({ state: 'starting' });
    let started: Worker;
    try {
      started = openWorker(basePath);
    } catch (error) {
      if (error instanceof SandboxError) stop(error.message);
      throw error;
    }
    const fail = (sentence: string) => {
      if (worker === started) stop(sentence);
    };
    const crash = () => fail(sentences.crash);
    started.onmessage = ({ data }: MessageEvent<Report>) => {
      if (worker === started) receive(data, crash);
    };
    started.onerror = (event) => {
      event.preventDefault();
      // Before the first report, the error means that the script couldn't be loaded.
      if (hasStarted) crash();
      else fail(sentences.noScript);
    };
    started.onmessageerror = () => fail(sentences.brokenMessage);
    clearTimeout(timer);
    timer = setTimeout(() => stop(sentences.slowStart), START_TIMEOUT);
    worker = started;
    return started;
  }

  /** Resolves with the worker's result. Rejects with SandboxError, or with the signal's reason. */
  function send(command: WithoutId<Command>, signal?: AbortSignal): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      lastId += 1;
      const id = lastId;
      const target = worker ?? start();
      const abandon = () => {
        if (!inFlight.has(id)) return;
        takeItem(id);
        worker?.postMessage({ type: 'cancel', id });
        reject(signal?.reason);
      };
      const sent: Command = { ...command, id };
      inFlight.set(id, { command: sent, hasBegun: false, resolve, reject });
      signal?.addEventListener('abort', abandon);
      if (hasStarted && inFlight.size === 1) watch();
      // Copied, not transferred: the page needs it again if this worker ends before it begins with it.
      target.postMessage(sent);
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
