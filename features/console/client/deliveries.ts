import 'client-only';
import { onSandboxWebhooks, type WebhookMessage } from '@/packages/reference-api/browser/client';
import {
  type AttemptOutcome,
  DEFAULT_POLICY,
  planAttempts,
} from '@/packages/reference-api/webhooks/schedule';
import { createStore } from '@/shared/browser/store';

const LIMIT = 20;

export interface SandboxMessage extends WebhookMessage {
  time: number;
}

/** How each receiver responds to an attempt, counted from 1. */
export const receivers = {
  works: () => ({ status: 200 }),
  recovers: (attempt) => ({ status: attempt === 1 ? 503 : 200 }),
  fails: () => ({ status: 503 }),
  asksToWait: () => ({ status: 429, retryAfter: 30 }),
  rejects: () => ({ failure: 'connection' }),
  isSlow: () => ({ failure: 'timeout' }),
} satisfies Record<string, (attempt: number) => AttemptOutcome>;

export type ReceiverName = keyof typeof receivers;
export const receiverNames = Object.keys(receivers) as ReceiverName[];

/** Returns the attempts that an Endatix server makes to deliver a message to a receiver. */
export const attemptsFor = (name: ReceiverName) => planAttempts(receivers[name], DEFAULT_POLICY);

/** Messages that the requests of this page caused, newest first. */
export const messages = createStore<readonly SandboxMessage[]>([]);

onSandboxWebhooks((caused) => {
  const time = Date.now();
  const added = caused.map((message) => ({ ...message, time })).reverse();
  messages.set([...added, ...messages.get()].slice(0, LIMIT));
});
