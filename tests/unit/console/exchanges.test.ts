import { describe, expect, it } from 'vitest';
import { type Ended, openExchanges } from '@/client/console/exchanges';
import { readBody } from '@/lib/api/read-body';
import type { Send } from '@/lib/api/send';
import { judgeResponse } from '@/lib/contract/contract-match';
import { getOperation } from '@/lib/contract/operations';

it('a request of the console gives way to the next one of its operation', async () => {
  const ended: Ended[] = [];
  const responses = [new Promise<Response>(() => {}), Promise.resolve(new Response('2'))];
  const send: Send = (_input, init) =>
    Promise.race([
      responses.shift() ?? Promise.reject(),
      new Promise<never>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      ),
    ]);
  const exchanges = openExchanges(send, (exchange) => ended.push(exchange));
  const call = { operationId: 'listForms', parameters: {} };
  const request = { method: 'GET', url: 'http://x/api/forms', headers: {} };
  const run = () => exchanges.run({ call, form: call, request, target: 'sandbox' });
  await Promise.all([run(), run()]);
  expect(exchanges.get().get('listForms')).toEqual({ last: ended[1] });
  expect(ended).toMatchObject([
    { outcome: { kind: 'cancelled' } },
    { outcome: { kind: 'response', body: { text: '2' } } },
  ]);
});

it('a response that does not end is read up to a limit', async () => {
  let isCancelled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(100))),
    cancel() {
      isCancelled = true;
    },
  });
  const body = await readBody(new Response(endless), undefined, 1000);
  expect(body.broken).toBe('too-large');
  expect(body.blob.size).toBe(1100);
  expect(isCancelled).toBe(true);
});

describe('the form of an answer', () => {
  const [json, form] = ['application/json', { kind: 'other-form' }];

  it.each([
    ['login', 200, json, '{"email":"a@b.c","accessToken":"x","refreshToken":"y"}', { kind: 'as-promised' }],
    ['login', 200, 'text/html', '<html>', { differences: ['the body isn’t valid JSON (text/html)'] }],
    ['login', 200, json, '['.repeat(90), { differences: ['the body is nested deeper than 64 levels'] }],
    ['login', 200, json, '{"email":1}', form],
    ['login', 418, json, '', { kind: 'unknown-status' }],
    ['listForms', 200, json, '[{"id":5}]', form],
  ])('of %s, %i as %s, is distinguished from the promised one: %s', (id, status, type, body, verdict) => {
    expect(judgeResponse(getOperation(id), status, type, body)).toMatchObject(verdict);
  });
});
