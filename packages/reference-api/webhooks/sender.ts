import { wait } from '../domain/clock';

/** A webhook message, ready to be sent. */
export interface WebhookMessage {
  /** ID of the message; the same for each attempt. */
  id: string;
  /** Name of the event, such as `submission_completed`. */
  eventName: string;
  entity: 'Form' | 'Submission';
  action: 'created' | 'updated' | 'deleted';
  /** The body: JSON whose IDs are integers beyond 2^53. */
  body: string;
}

/** Returns the headers of a message. Endatix servers don't sign messages. */
export function webhookHeaders({ id, eventName, entity, action }: WebhookMessage): Record<string, string> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Endatix-HookGun',
    'X-Endatix-Event': eventName,
    'X-Endatix-Entity': entity,
    'X-Endatix-Action': action,
    'X-Endatix-Hook-Id': id,
  };
}

/** Timing of retries, in seconds. The defaults are those of the platform. */
interface RetryPolicy {
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
function createWaits(delay: number, random: () => number): () => number {
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
function afterAttempt(
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

/** Milliseconds between two messages. */
const PAUSE = 200;

/** Where messages are sent. */
export interface WebhookTarget {
  /** Addresses of the receivers; each gets each message. */
  urls: readonly string[];
  /** Further headers, such as the API key of the receiver. */
  headers?: Readonly<Record<string, string>>;
  /** Overrides of the platform's policy. */
  policy?: Partial<RetryPolicy>;
  /** Called after each attempt. */
  report?: (attempt: AttemptReport) => void;
}

/** An attempt that ended, and what follows. */
export interface AttemptReport {
  message: WebhookMessage;
  url: string;
  /** Counted from 1. */
  attempt: number;
  outcome: AttemptOutcome;
  next: { wait: number } | { end: End };
}

/** What tests replace. */
export interface SenderPorts {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  /** Waits that many milliseconds; rejects when the signal aborts. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
}

const machine: SenderPorts = {
  fetch: (url, init) => fetch(url, init),
  now: () => performance.now(),
  wait,
  random: Math.random,
};

export type WebhookSender = ReturnType<typeof createWebhookSender>;

function getRetryAfter({ headers }: Response): { retryAfter: number } | undefined {
  const text = headers.get('Retry-After') ?? '';
  return /^\d{1,6}$/.test(text) ? { retryAfter: Number(text) } : undefined;
}

/**
 * Creates a sender of webhook messages that works like the platform's: in order, one at a time, with its
 * retries.
 */
export function createWebhookSender(target: WebhookTarget, ports: SenderPorts = machine) {
  const policy = { ...DEFAULT_POLICY, ...target.policy };
  const stopped = new AbortController();
  let last: Promise<void> = Promise.resolve();

  async function attemptOnce(url: string, message: WebhookMessage, seconds: number): Promise<AttemptOutcome> {
    const timeout = AbortSignal.timeout(Math.ceil(seconds * 1000));
    try {
      const response = await ports.fetch(url, {
        method: 'POST',
        headers: { ...webhookHeaders(message), ...target.headers },
        body: message.body,
        redirect: 'follow',
        signal: AbortSignal.any([timeout, stopped.signal]),
      });
      await response.body?.cancel();
      return { status: response.status, ...getRetryAfter(response) };
    } catch (error) {
      if (stopped.signal.aborted) throw error;
      return { failure: timeout.aborted ? 'timeout' : 'connection' };
    }
  }

  async function deliver(url: string, message: WebhookMessage): Promise<void> {
    const start = ports.now();
    const nextWait = createWaits(policy.delay, ports.random);
    const elapsed = () => (ports.now() - start) / 1000;
    for (let attempt = 1; ; attempt += 1) {
      const seconds = Math.min(policy.attemptTimeout, Math.max(policy.totalTimeout - elapsed(), 0));
      const outcome = await attemptOnce(url, message, seconds);
      const next = afterAttempt(policy, attempt, elapsed(), outcome, nextWait);
      target.report?.({ message, url, attempt, outcome, next });
      if ('end' in next) return;
      await ports.wait(next.wait * 1000, stopped.signal);
    }
  }

  return {
    /** Adds a message for each receiver; returns at once. */
    send(message: WebhookMessage): void {
      for (const url of target.urls)
        last = last.then(async () => {
          await deliver(url, message).catch((error: unknown) => {
            // Such as one of `report`: the next messages are sent anyway.
            if (!stopped.signal.aborted) console.error(error);
          });
          await ports.wait(PAUSE, stopped.signal);
        });
      // Only `stop` rejects it, and callers that wait get the error.
      last.catch(() => {});
    },
    /** Resolves when everything that was added is delivered or given up. */
    async idle(): Promise<void> {
      for (let seen: unknown; seen !== last; ) {
        seen = last;
        await last;
      }
    },
    /** Discards undelivered messages. */
    async stop(): Promise<void> {
      stopped.abort();
      await last.catch(() => {});
    },
  };
}
