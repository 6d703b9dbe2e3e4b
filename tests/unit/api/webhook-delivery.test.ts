import { describe, expect, it, vi } from 'vitest';
import {
  type AttemptReport,
  createWebhookSender,
  type SenderPorts,
  type WebhookMessage,
} from '@/packages/reference-api/webhooks/sender';

const message = (id: string): WebhookMessage => ({
  id,
  eventName: 'form_created',
  entity: 'Form',
  action: 'created',
  body: `{"id":${id}}`,
});

/** Creates a sender whose clock advances with its waits, and a list of what it sent. */
function sender(
  responses: readonly (number | 'lost' | 'late' | Response)[],
  { urls = ['http://localhost/hook'], policy = {}, latency = 0 } = {},
) {
  let time = 0;
  const waits: number[] = [];
  const sent: { url: string; init: RequestInit; at: number }[] = [];
  const reports: AttemptReport[] = [];
  const ports: SenderPorts = {
    async fetch(url, init) {
      sent.push({ url, init, at: time });
      time += latency;
      const response = responses[Math.min(sent.length, responses.length) - 1] ?? 200;
      if (response === 'lost') throw new TypeError('fetch failed');
      if (response === 'late')
        return new Promise((_resolve, reject) =>
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        );
      return typeof response === 'number' ? new Response(null, { status: response }) : response;
    },
    now: () => time,
    async wait(milliseconds, signal) {
      signal.throwIfAborted();
      waits.push(milliseconds);
      time += milliseconds;
    },
    random: () => 0.5,
  };
  return {
    sent,
    reports,
    waits,
    ...createWebhookSender({ urls, policy, report: (one) => reports.push(one) }, ports),
  };
}

const busy = (seconds: number) =>
  new Response(null, { status: 429, headers: { 'Retry-After': String(seconds) } });

it.each<[string, Parameters<typeof sender>[0], number[], string, policy?: object]>([
  ['success', [204], [0], 'delivered'],
  ['an error, within 120 seconds', [404], [0, 9, 20, 40, 81], 'no-time-left'],
  ['a wait that is asked for', [busy(30)], [0, 30, 60, 90], 'no-time-left'],
  ['a lost connection', ['lost'], [0], 'not-retried'],
  ['quick retries', [500], [0, 1, 2, 4, 8, 16], 'no-retries-left', { delay: 1 }],
])('the attempts after %s', async (_name, responses, times, end, policy = {}) => {
  const { send, idle, sent, reports } = sender(responses, { policy });
  send(message('7'));
  await idle();
  expect(sent.map(({ at }) => Math.round(at / 1000))).toEqual(times);
  expect(reports.at(-1)?.next).toEqual({ end });
});

it('the last attempt gets the fraction of a second that is left', async () => {
  const { send, idle, sent } = sender([busy(55)], { latency: 1234.5 });
  send(message('7'));
  await idle();
  expect(sent).toHaveLength(3);
});

it('a response that is late ends the attempts', async () => {
  const { send, idle, reports } = sender(['late'], { policy: { attemptTimeout: 0.01 } });
  send(message('7'));
  await idle();
  expect(reports).toMatchObject([{ outcome: { failure: 'timeout' }, next: { end: 'not-retried' } }]);
});

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

  it('continues after a report that fails', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { send, idle, sent, reports } = sender([200]);
    vi.spyOn(reports, 'push').mockThrow(new Error('disk full'));
    send(message('7'));
    send(message('8'));
    await idle();
    expect(sent).toHaveLength(2);
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });

  it('discards the rest when it stops', async () => {
    const { send, stop, sent } = sender([200]);
    await stop();
    send(message('7'));
    await stop();
    expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([true]);
  });
});
