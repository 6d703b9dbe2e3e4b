import { ClientGone, Overloaded } from './refusals';

/** Who waits for a piece of work. */
export interface Waiter {
  /** The same object for all requests of one connection: connections take turns. */
  connection?: object;
  /** Aborted when nobody waits any more. */
  signal?: AbortSignal;
}

/** Runs costly work, a few pieces at a time. */
export interface WorkQueue {
  /**
   * Runs the work when its turn has come.
   * @throws Overloaded when too many wait already, ClientGone when the waiter went away before its turn
   */
  run<T>(work: () => Promise<T>, waiter?: Waiter): Promise<T>;
  /** How many wait for their turn. */
  readonly waiting: number;
}

/** Bounds of a queue. */
export interface WorkQueueLimits {
  /** Pieces that run at the same time. */
  atOnce: number;
  /** Pieces that wait altogether. */
  waiting: number;
  /** Pieces of one connection that wait. */
  waitingPerConnection: number;
  /** Seconds after which one who was refused may try again. */
  retryAfter: number;
}

interface Job {
  start(): void;
}

/**
 * A queue in which connections take turns, so that one which asks for a lot delays itself and hardly the others.
 * @param what names the work in the message of a refusal
 */
export function workQueue(what: string, limits: WorkQueueLimits): WorkQueue {
  /** What each connection waits for; the next to be served stands first. */
  const lanes = new Map<object, Job[]>();
  const withoutConnection = {};
  let running = 0;
  let waiting = 0;

  function next(): void {
    if (running >= limits.atOnce) return;
    const [first] = lanes;
    if (!first) return;
    const [connection, jobs] = first;
    const job = jobs.shift();
    lanes.delete(connection);
    if (jobs.length > 0) lanes.set(connection, jobs);
    waiting -= 1;
    job?.start();
  }

  function remove(connection: object, job: Job): void {
    const jobs = lanes.get(connection);
    const index = jobs?.indexOf(job) ?? -1;
    if (!jobs || index < 0) return;
    jobs.splice(index, 1);
    waiting -= 1;
    if (jobs.length === 0) lanes.delete(connection);
  }

  /** Fulfilled when it is the waiter's turn. */
  function turn({ connection = withoutConnection, signal }: Waiter): Promise<void> {
    if (signal?.aborted) return Promise.reject(new ClientGone());
    const jobs = lanes.get(connection) ?? [];
    const bound = connection === withoutConnection ? limits.waiting : limits.waitingPerConnection;
    if (waiting >= limits.waiting || jobs.length >= bound) {
      return Promise.reject(new Overloaded(`too many requests wait for ${what}`, limits.retryAfter));
    }
    return new Promise((resolve, reject) => {
      const job: Job = {
        start() {
          signal?.removeEventListener('abort', abandon);
          running += 1;
          resolve();
        },
      };
      const abandon = (): void => {
        remove(connection, job);
        reject(new ClientGone());
      };
      signal?.addEventListener('abort', abandon, { once: true });
      lanes.set(connection, [...jobs, job]);
      waiting += 1;
      next();
    });
  }

  return {
    async run(work, waiter = {}) {
      await turn(waiter);
      try {
        return await work();
      } finally {
        running -= 1;
        next();
      }
    },
    get waiting() {
      return waiting;
    },
  };
}
