/** How a server is being disturbed, and for how long a request may feel it afterwards. */
type Kind = 'down' | 'full' | 'paused';

/** Milliseconds in which a server may still refuse after a fault has gone: connections are made anew. */
const RECOVERY = 5_000;

/** What was done to a server, and when. */
export interface Faults {
  /** Runs work during which the server is disturbed. */
  during(kind: Kind, work: () => Promise<void>): Promise<void>;
  /** Whether a fault excuses that a request sent at `since` was given no answer now. */
  excuseSilence(since: number): boolean;
  /** Whether a fault excuses that a request sent at `since` is answered with 503 now. */
  excuseUnavailable(since: number): boolean;
}

/** Starts a record of faults. */
export function recordFaults(now: () => number = () => performance.now()): Faults {
  const times: { kind: Kind; end: number }[] = [];
  const has = (since: number, kinds: readonly Kind[]) =>
    times.some(({ kind, end }) => kinds.includes(kind) && end + RECOVERY > since);
  return {
    async during(kind, work) {
      const time = { kind, end: Number.POSITIVE_INFINITY };
      times.push(time);
      try {
        await work();
      } finally {
        time.end = now();
      }
    },
    excuseSilence: (since) => has(since, ['down']),
    excuseUnavailable: (since) => has(since, ['full', 'paused']),
  };
}
