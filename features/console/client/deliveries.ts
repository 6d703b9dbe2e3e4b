import 'client-only';
import { onSandboxWebhooks, type WebhookMessage } from '@/packages/reference-api/browser/client';
import { createStore } from '@/shared/browser/store';

const LIMIT = 20;

export interface SandboxMessage extends WebhookMessage {
  time: number;
}

/** Messages that the requests of this page caused, newest first. */
export const messages = createStore<readonly SandboxMessage[]>([]);

onSandboxWebhooks((caused) => {
  const time = Date.now();
  const added = caused.map((message) => ({ ...message, time })).reverse();
  messages.set([...added, ...messages.get()].slice(0, LIMIT));
});
