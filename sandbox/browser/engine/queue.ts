import type { Database } from '../../domain/ports';
import { SandboxError } from '../errors';
import type { Command, Report, RequestCommand } from '../protocol';
import { restoreAdministrator } from './engine';
import type { Session } from './session';
import { unforeseen, workFailures } from './storage-texts';

/** Runs work while no other tab does. */
export type Lock = (work: () => Promise<void>) => Promise<unknown>;

/** Hands a report to the page; the buffers change hands. */
export type Post = (report: Report, transfer?: Transferable[]) => void;

type Job = Exclude<Command, { type: 'cancel' }>;

/** Times in milliseconds. */
export interface QueueTimes {
  /** Longest time that commands of one page keep other tabs waiting. */
  turn: number;
  /** How long the lock is kept for a next command: who sends one after the other need not wait for it each time. */
  linger: number;
}

/** After a failure inside the API the database may be beyond use; then only a new worker helps. */
async function checkLife(database: Database): Promise<void> {
  try {
    await database.query('SELECT 1');
  } catch (cause) {
    throw new SandboxError('crash', workFailures.broken, { cause });
  }
}

function toRequest({ method, url, headers, body }: RequestCommand): Request {
  const request = new Request(url, { method, headers, body });
  // The API reads the stream of a request, which Firefox does not offer.
  if (body && !request.body) Object.defineProperty(request, 'body', { value: new Blob([body]).stream() });
  return request;
}

async function answer(session: Session, command: RequestCommand): Promise<Report> {
  const { id } = command;
  const { api, database } = await session.current();
  const response = await api.fetch(toRequest(command));
  if (response.status === 500) await checkLife(database);
  return {
    type: 'answer',
    id,
    status: response.status,
    headers: [...response.headers],
    body: await response.arrayBuffer(),
  };
}

async function carryOut(session: Session, job: Job): Promise<Report> {
  const { id } = job;
  switch (job.type) {
    case 'request':
      return answer(session, job);
    case 'prepare':
      await session.current();
      return { type: 'done', id };
    case 'reset':
      await session.reset();
      return { type: 'done', id };
    case 'restore-administrator':
      await restoreAdministrator(await session.current());
      return { type: 'done', id };
    case 'import':
      await session.import(new Uint8Array(job.bytes));
      return { type: 'done', id };
    case 'export': {
      const { database } = await session.current();
      return { type: 'done', id, bytes: new Uint8Array(database.export()).buffer };
    }
    case 'export-set-aside':
      return { type: 'done', id, bytes: new Uint8Array(await session.setAside()).buffer };
  }
}

function failure({ id }: Job, error: unknown): Report {
  return error instanceof SandboxError
    ? { type: 'error', id, kind: error.kind, sentence: error.message }
    : { type: 'error', id, kind: 'internal', sentence: unforeseen(error) };
}

function contentsOf(report: Report): Transferable[] {
  if (report.type === 'answer') return [report.body];
  return report.type === 'done' && report.bytes ? [report.bytes] : [];
}

/** Takes commands, does them one after the other, and answers each once its change is kept. */
export function createQueue(
  session: Session,
  lock: Lock,
  post: Post,
  times: QueueTimes = { turn: 50, linger: 4 },
): (command: Command) => void {
  const waiting: Job[] = [];
  let isRunning = false;
  let wake = () => {};

  const nextCommand = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, times.linger);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Does what waits, up to the end of the turn, and keeps its changes together. False when the database broke. */
  async function doWaiting(end: number): Promise<boolean> {
    const done: { job: Job; report: Report }[] = [];
    do {
      const job = waiting.shift();
      if (!job) break;
      const report = await carryOut(session, job).catch((error: unknown) => failure(job, error));
      done.push({ job, report });
      if (report.type === 'error' && report.kind === 'crash') {
        post({ type: 'failed', kind: report.kind, sentence: report.sentence });
        return false;
      }
    } while (performance.now() < end);
    try {
      await session.settle();
      for (const { report } of done) post(report, contentsOf(report));
    } catch (error) {
      for (const { job } of done) post(failure(job, error));
    }
    return true;
  }

  async function turn(): Promise<void> {
    const end = performance.now() + times.turn;
    do {
      if (!(await doWaiting(end))) break;
      if (waiting.length === 0) await nextCommand();
    } while (waiting.length > 0 && performance.now() < end);
    session.release();
  }

  async function run(): Promise<void> {
    isRunning = true;
    try {
      while (waiting.length > 0) await lock(turn);
    } catch (error) {
      post({ type: 'failed', kind: 'internal', sentence: unforeseen(error) });
    } finally {
      isRunning = false;
    }
  }

  return (command) => {
    if (command.type === 'cancel') {
      const index = waiting.findIndex(({ id }) => id === command.id);
      if (index >= 0) waiting.splice(index, 1);
      return;
    }
    waiting.push(command);
    wake();
    if (!isRunning) void run();
  };
}
