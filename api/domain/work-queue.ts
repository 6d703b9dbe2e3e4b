import { RequestError } from './errors';

/** Who waits for a piece of work. */
export interface Waiter {
  /** The same object for all requests of one connection: connections take turns. */
  connection?: object;
  /** Aborted when no one waits any more. */
  signal?: AbortSignal;
}

/** Pieces that run at the same time, that wait altogether, and that wait for one connection. */
interface QueueLimits {
  atOnce: number;
  waiting: number;
  waitingPerConnection: number;
}

/**
 * Runs costly work, a few pieces at a time. Connections take turns, so that one which asks for a lot delays itself and
 * hardly the others.
 * @param what names the work in the message of an error response
 * @returns runs the work when its turn has come; throws RequestError when too many wait, or the waiter went away
 */
export function workQueue(what: string, limits: QueueLimits) {
  const waiting: { connection: object; start(): void }[] = [];
  /** When each connection had its last turn. */
  const turns = new WeakMap<object, number>();
  let turn = 0;
  let running = 0;

  function next(): void {
    const turnOf = ({ connection }: { connection: object }) => turns.get(connection) ?? 0;
    const [job] = [...waiting].sort((a, b) => turnOf(a) - turnOf(b));
    if (!job || running >= limits.atOnce) return;
    waiting.splice(waiting.indexOf(job), 1);
    turn += 1;
    turns.set(job.connection, turn);
    running += 1;
    job.start();
  }

  return async <T>(work: () => Promise<T>, { connection = {}, signal }: Waiter = {}): Promise<T> => {
    const own = waiting.filter((job) => job.connection === connection).length;
    if (waiting.length >= limits.waiting || own >= limits.waitingPerConnection)
      throw new RequestError(503, `The server is busy: too many requests wait for ${what}`, 5);
    await new Promise<void>((resolve, reject) => {
      const job = { connection, start: resolve };
      const abandon = () => {
        const index = waiting.indexOf(job);
        if (index >= 0) waiting.splice(index, 1);
        reject(new RequestError(400, 'The client has gone.'));
      };
      signal?.addEventListener('abort', abandon, { once: true });
      if (signal?.aborted) abandon();
      else waiting.push(job);
      next();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  };
}
