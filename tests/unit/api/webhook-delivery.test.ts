import { describe, expect, it } from 'vitest';
import type { WebhookMessage } from '@/packages/reference-api/webhooks/message';
import {
  type AttemptOutcome,
  DEFAULT_POLICY,
  planAttempts,
} from '@/packages/reference-api/webhooks/schedule';
import {
  type AttemptReport,
  createWebhookSender,
  type SenderPorts,
} from '@/packages/reference-api/webhooks/sender';

const message = (id: string): WebhookMessage => ({
  id,
  eventName: 'form_created',
  entity: 'Form',
  action: 'created',
  body: `{"id":${id}}`,
});

it.each<[string, (attempt: number) => AttemptOutcome, number[], string, delay?: number]>([
  ['success', () => ({ status: 204 }), [0], 'delivered'],
  ['an error, within 120 seconds', () => ({ status: 404 }), [0, 9, 20, 40, 81], 'no-time-left'],
  ['a wait that is asked for', () => ({ status: 503, retryAfter: 30 }), [0, 30, 60, 90], 'no-time-left'],
  ['a second success', (n: number) => ({ status: n === 1 ? 503 : 200 }), [0, 9], 'delivered'],
  ['a lost connection', () => ({ failure: 'connection' }), [0], 'not-retried'],
  ['a response that is late', () => ({ failure: 'timeout' }), [0], 'not-retried'],
  ['quick retries', () => ({ status: 500 }), [0, 1, 2, 4, 8, 16], 'no-retries-left', 1],
])('the attempts after %s', (_name, respond, times, end, delay = DEFAULT_POLICY.delay) => {
  const planned = planAttempts(respond, { ...DEFAULT_POLICY, delay });
  expect(planned.attempts.map(({ at }) => Math.round(at))).toEqual(times);
  expect(planned.end).toBe(end);
});

/** Creates a sender whose clock advances with its waits, and a list of what it sent. */
function sender(
  responses: readonly (number | 'lost' | Response)[],
  { random = 0.5, urls = ['http://localhost/hook'] } = {},
) {
  let time = 0;
  const waits: number[] = [];
  const sent: { url: string; init: RequestInit; at: number }[] = [];
  const reports: AttemptReport[] = [];
  const ports: SenderPorts = {
    async fetch(url, init) {
      sent.push({ url, init, at: time });
      const response = responses[Math.min(sent.length, responses.length) - 1] ?? 200;
      if (response === 'lost') throw new TypeError('fetch failed');
      return typeof response === 'number' ? new Response(null, { status: response }) : response;
    },
    now: () => time,
    async wait(milliseconds, signal) {
      signal.throwIfAborted();
      waits.push(milliseconds);
      time += milliseconds;
    },
    random: () => random,
  };
  return {
    sent,
    reports,
    waits,
    ...createWebhookSender({ urls, report: (one) => reports.push(one) }, ports),
  };
}

describe('the sender', () => {
  it('sends each receiver the messages in sequence, 200 ms apart', async () => {
    const { send, idle, sent, waits } = sender([200], { urls: ['http://a/hook', 'http://b/hook'] });
    send(message('7'));
    send(message('8'));
    await idle();
    expect(sent.map(({ url, init }) => `${url} ${init.body}`)).toEqual([
      'http://a/hook {"id":7}',
      'http://b/hook {"id":7}',
      'http://a/hook {"id":8}',
      'http://b/hook {"id":8}',
    ]);
    expect(waits).toEqual([200, 200, 200, 200]);
  });

  it('repeats a message with the same ID until it is accepted, before the next one', async () => {
    const { send, idle, sent, reports } = sender([503, 503, 200, 200]);
    send(message('7'));
    send(message('8'));
    await idle();
    expect(sent.map(({ init, at }) => `${init.body} at ${Math.round(at)}`)).toEqual([
      '{"id":7} at 0',
      '{"id":7} at 8974',
      '{"id":7} at 19904',
      '{"id":8} at 20104',
    ]);
    expect(reports.map(({ next }) => Object.keys(next)[0])).toEqual(['wait', 'wait', 'end', 'end']);
  });

  it('waits as long as the receiver asks for', async () => {
    const busy = new Response(null, { status: 429, headers: { 'Retry-After': '3' } });
    const { send, idle, waits } = sender([busy, 200], { random: 1 });
    send(message('7'));
    await idle();
    expect(waits[0]).toBe(3_000);
  });

  it('discards the rest when it stops', async () => {
    const { send, stop, sent } = sender([200]);
    await stop();
    send(message('7'));
    await stop();
    expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([true]);
  });
});
