import { wait } from '../domain/clock';
import { type WebhookMessage, webhookHeaders } from './message';
import {
  type AttemptOutcome,
  afterAttempt,
  createWaits,
  DEFAULT_POLICY,
  type End,
  type RetryPolicy,
} from './schedule';

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
    const timeout = AbortSignal.timeout(seconds * 1000);
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
          await deliver(url, message);
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
