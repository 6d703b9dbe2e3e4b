import type { Command, Report } from '../protocol';
import { restoreAdministrator } from './engine';
import type { Session } from './session';
import { getSentence, workFailures } from './storage-texts';

/** Runs work exclusively among the tabs. */
export type Lock = (work: () => Promise<void>) => Promise<unknown>;

/** Sends a report to the page and transfers the buffers. */
export type Post = (report: Report, transfer?: Transferable[]) => void;

type Job = Exclude<Command, { type: 'cancel' }>;

/** Maximum time in milliseconds that the commands of one page block other tabs. */
const TURN = 50;

function toRequest({ method, url, headers, body }: Extract<Job, { type: 'request' }>): Request {
  const request = new Request(url, { method, headers, body });
  // The API reads the stream of a request, which Firefox doesn't support.
  if (body && !request.body) Object.defineProperty(request, 'body', { value: new Blob([body]).stream() });
  return request;
}

async function execute(session: Session, job: Job): Promise<Report> {
  const { id } = job;
  if (job.type === 'reset') await session.reset();
  else if (job.type === 'import') await session.import(new Uint8Array(job.bytes));
  else if (job.type === 'export-backup')
    return { type: 'done', id, bytes: new Uint8Array(await session.backup()).buffer };
  else {
    const engine = await session.current();
    if (job.type === 'restore-administrator') await restoreAdministrator(engine);
    if (job.type === 'export')
      return { type: 'done', id, bytes: new Uint8Array(engine.database.export()).buffer };
    if (job.type === 'request') {
      const response = await engine.api.fetch(toRequest(job));
      const { status } = response;
      // After a failure inside the API, the database can be unusable; only a new worker helps.
      const isUsable =
        status !== 500 ||
        (await engine.database.query('SELECT 1').then(
          () => true,
          () => false,
        ));
      if (!isUsable) return { type: 'failed', sentence: workFailures.broken };
      return {
        type: 'response',
        id,
        status,
        headers: [...response.headers],
        body: await response.arrayBuffer(),
      };
    }
  }
  return { type: 'done', id };
}

const failure = ({ id }: Job, error: unknown): Report => ({
  type: 'error',
  id,
  sentence: getSentence(error),
});

function listTransferables(report: Report): Transferable[] {
  if (report.type === 'response') return [report.body];
  return report.type === 'done' && report.bytes ? [report.bytes] : [];
}

/** Creates a queue that runs commands in sequence, and responds to each once its change is stored. */
export function createQueue(session: Session, lock: Lock, post: Post): (command: Command) => void {
  const waiting: Job[] = [];
  let isRunning = false;

  /** Runs waiting commands until the time slice ends, and stores their changes together. */
  async function turn(): Promise<void> {
    const end = performance.now() + TURN;
    const done: { job: Job; report: Report }[] = [];
    do {
      const job = waiting.shift();
      if (!job) break;
      post({ type: 'begun', id: job.id });
      const report = await execute(session, job).catch((error: unknown) => failure(job, error));
      done.push({ job, report });
      if (report.type === 'failed') return post(report);
    } while (performance.now() < end);
    try {
      await session.flush();
      for (const { report } of done) post(report, listTransferables(report));
    } catch (error) {
      for (const { job } of done) post(failure(job, error));
    }
    session.release();
  }

  async function run(): Promise<void> {
    isRunning = true;
    try {
      while (waiting.length > 0) await lock(turn);
    } catch (error) {
      post({ type: 'failed', sentence: getSentence(error) });
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
    if (!isRunning) void run();
  };
}
