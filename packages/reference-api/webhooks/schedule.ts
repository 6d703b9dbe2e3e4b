/** Timing of retries, in seconds. The defaults are those of the platform. */
export interface RetryPolicy {
  /** Approximate wait before the first retry; later ones grow exponentially. */
  delay: number;
  retries: number;
  /** Maximum wait for one response. */
  attemptTimeout: number;
  /** Maximum time for all attempts and the waits between them. */
  totalTimeout: number;
}

export const DEFAULT_POLICY: RetryPolicy = { delay: 10, retries: 5, attemptTimeout: 10, totalTimeout: 120 };

/** How an attempt ended: with a response, or without one. */
export type AttemptOutcome = { status: number; retryAfter?: number } | { failure: 'connection' | 'timeout' };

/** Why no further attempt follows. */
export type End = 'delivered' | 'not-retried' | 'no-retries-left' | 'no-time-left';

/**
 * Returns a generator of waits between attempts, in seconds: exponential with decorrelated jitter, like Polly
 * in the platform. With a delay of 10 they are about 9, 12, 21 and 41 seconds on average.
 * @param random number from 0 to 1
 */
export function createWaits(delay: number, random: () => number): () => number {
  const curve = (x: number) => 2 ** x * Math.tanh(Math.sqrt(4 * x));
  let retry = 0;
  let previous = 0;
  return () => {
    const next = curve(retry + random());
    const wait = ((next - previous) / 1.4) * delay;
    retry += 1;
    previous = next;
    return wait;
  };
}

/**
 * Decides what follows an attempt. Any response without success is retried; a lost connection and a timeout
 * are not, as in the platform.
 * @param attempt the attempt that ended, counted from 1
 * @param elapsed seconds since the first attempt began
 * @param nextWait wait before the next attempt, unless the receiver asks for another
 */
export function afterAttempt(
  policy: RetryPolicy,
  attempt: number,
  elapsed: number,
  outcome: AttemptOutcome,
  nextWait: () => number,
): { wait: number } | { end: End } {
  if ('failure' in outcome) return { end: 'not-retried' };
  if (outcome.status >= 200 && outcome.status <= 299) return { end: 'delivered' };
  if (attempt > policy.retries) return { end: 'no-retries-left' };
  const wait = outcome.retryAfter ?? nextWait();
  return elapsed + wait >= policy.totalTimeout ? { end: 'no-time-left' } : { wait };
}
