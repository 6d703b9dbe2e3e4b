import { SandboxError, type SandboxErrorKind } from './errors';
import type { Command, Report, SandboxSettings } from './protocol';
import { sentences } from './sentences';
import type { SandboxChange, SandboxStatus } from './status';
import { startWorker, type WorkerHandle } from './worker-handle';

type WithoutId<T> = T extends Command ? Omit<T, 'id'> : never;
type Answer = Extract<Report, { type: 'answer' | 'done' }>;

interface InFlight {
  resolve(report: Answer): void;
  reject(reason: unknown): void;
  /** Set once the worker has started. */
  timer?: ReturnType<typeof setTimeout>;
}

/** Sends commands to a worker and matches its reports to them. */
export interface Mailbox {
  /** Resolves with the worker's report; rejects with SandboxError, or the signal's reason. */
  send(command: WithoutId<Command>, signal?: AbortSignal): Promise<Answer>;
}

/**
 * A mailbox whose worker is started on demand, stopped when it fails or keeps silent, and started anew for the
 * next command.
 * @param changed told each change of the data by this worker, and whether other tabs share it
 */
export function createMailbox(
  settings: SandboxSettings,
  show: (status: SandboxStatus) => void,
  changed: (change: SandboxChange, shared: boolean) => void,
): Mailbox {
  const inFlight = new Map<number, InFlight>();
  let worker: WorkerHandle | undefined;
  let hasStarted = false;
  let startTimer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;

  /** Ends the worker and with it everything in flight. */
  function stop(kind: SandboxErrorKind, sentence: string): void {
    clearTimeout(startTimer);
    worker?.terminate();
    worker = undefined;
    hasStarted = false;
    const waiting = [...inFlight.values()];
    inFlight.clear();
    show({ state: 'failed', kind, sentence });
    for (const { reject, timer } of waiting) {
      clearTimeout(timer);
      reject(new SandboxError(kind, sentence));
    }
  }

  function watch(item: InFlight): void {
    item.timer = setTimeout(() => stop('timeout', sentences.slowAnswer), settings.answerTimeout);
  }

  function settle(id: number): InFlight | undefined {
    const item = inFlight.get(id);
    inFlight.delete(id);
    clearTimeout(item?.timer);
    return item;
  }

  function receive(report: Report): void {
    switch (report.type) {
      case 'answer':
      case 'done':
        settle(report.id)?.resolve(report);
        break;
      case 'error':
        settle(report.id)?.reject(new SandboxError(report.kind, report.sentence));
        break;
      case 'started':
        clearTimeout(startTimer);
        hasStarted = true;
        for (const item of inFlight.values()) watch(item);
        break;
      case 'failed':
        stop(report.kind, report.sentence);
        break;
      case 'storage': {
        const notice = report.notice ? { notice: report.notice } : {};
        show(
          report.memoryOnly === null
            ? { state: 'ready', ...notice }
            : { state: 'memory-only', reason: report.memoryOnly, ...notice },
        );
        break;
      }
      case 'changed':
        changed(report.change, report.shared);
    }
  }

  function running(): WorkerHandle {
    if (worker) return worker;
    show({ state: 'starting' });
    try {
      worker = startWorker(settings.basePath, receive, (kind, sentence) => stop(kind, sentence));
    } catch (error) {
      if (error instanceof SandboxError) stop(error.kind, error.message);
      throw error;
    }
    startTimer = setTimeout(() => stop('timeout', sentences.slowStart), settings.startTimeout);
    return worker;
  }

  return {
    send: (command, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const id = ++lastId;
        const target = running();
        const abandon = () => {
          if (!settle(id)) return;
          target.post({ type: 'cancel', id });
          reject(signal?.reason);
        };
        const done = () => signal?.removeEventListener('abort', abandon);
        const item: InFlight = {
          resolve(report) {
            done();
            resolve(report);
          },
          reject(reason) {
            done();
            reject(reason);
          },
        };
        inFlight.set(id, item);
        signal?.addEventListener('abort', abandon);
        if (hasStarted) watch(item);
        target.post({ ...command, id });
      }),
  };
}
