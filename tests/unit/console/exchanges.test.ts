import { describe, expect, it } from 'vitest';
import { type Ended, openExchanges } from '@/client/console/exchanges';
import { fillCall, openValues } from '@/client/console/values';
import { readBody } from '@/lib/api/read-body';
import type { Send } from '@/lib/api/send';
import { judgeResponse } from '@/lib/contract/contract-match';
import { getOperation } from '@/lib/contract/operations';

const outgoing = (url = 'http://x/api/forms') => ({
  call: { operationId: 'listForms', parameters: {} },
  request: { method: 'GET', url, headers: {} },
  target: 'sandbox',
});
const never: Send = (_input, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  );

describe('the requests of a console', () => {
  it('are under way, then ended, and the previous response stays meanwhile', async () => {
    const ended: Ended[] = [];
    let send: Send = async () => new Response('[]', { status: 200 });
    const exchanges = openExchanges(
      (...args) => send(...args),
      (exchange) => ended.push(exchange),
    );
    await exchanges.run(outgoing());
    expect(exchanges.get().get('listForms')).toMatchObject({ last: { outcome: { status: 200 } } });
    send = never;
    const second = exchanges.run(outgoing('http://y/api/forms'));
    expect(exchanges.get().get('listForms')).toMatchObject({
      current: { request: { url: 'http://y/api/forms' } },
      last: { request: { url: 'http://x/api/forms' } },
    });
    exchanges.cancel('listForms');
    await second;
    const { current, last } = exchanges.get().get('listForms') ?? {};
    expect(current).toBeUndefined();
    expect(last?.outcome).toEqual({ kind: 'cancelled' });
    expect(ended).toHaveLength(1);
  });

  it('give way to the next one of their operation', async () => {
    let count = 0;
    const send: Send = (input, init) =>
      count++ === 0 ? never(input, init) : Promise.resolve(new Response('2'));
    const exchanges = openExchanges(send, () => {});
    const first = exchanges.run(outgoing());
    await exchanges.run(outgoing());
    await first;
    expect(exchanges.get().get('listForms')?.last?.outcome).toMatchObject({
      kind: 'response',
      body: { text: '2' },
    });
  });
});

describe('the body of a response', () => {
  const type = { headers: { 'content-type': 'application/json' } };

  it('that does not end is read up to a limit', async () => {
    let isCancelled = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(100))),
      cancel() {
        isCancelled = true;
      },
    });
    const body = await readBody(new Response(endless, type), undefined, 1000);
    expect(body.broken).toBe('too-large');
    expect(body.blob.size).toBe(1100);
    expect(isCancelled).toBe(true);
  });

  it('that is long or no text is kept as a file only', async () => {
    for (const bytes of ['x'.repeat(3_000_000), new Uint8Array([255, 216, 0])]) {
      const { text, blob } = await readBody(new Response(bytes, type));
      expect(text).toBeUndefined();
      expect(blob.size).toBe(bytes.length);
    }
  });
});

describe('values carried from request to request', () => {
  it('come from answers and from what a request used, and go with the form they belong to', () => {
    const values = openValues();
    values.learn('sandbox', { operationId: 'createForm', parameters: {} }, '{"id":"7","name":"Feedback"}');
    const made = { operationId: 'createSubmission', parameters: { formId: '7' } };
    values.learn('sandbox', made, '{"id":"8","token":"T","formDefinitionId":"9"}');
    expect(values.of('sandbox')).toMatchObject({
      formId: '7',
      submissionId: '8',
      submissionToken: 'T',
      definitionId: '9',
    });
    expect(values.of('https://other')).toEqual({});
    values.learn('sandbox', { operationId: 'getForm', parameters: { formId: '70' } }, '{}');
    expect(values.of('sandbox')).toEqual({ formId: '70' });
    values.learn('sandbox', { operationId: 'deleteForm', parameters: { formId: '70' } }, '"70"');
    expect(values.of('sandbox')).toEqual({});
  });

  it('are named, edited and forgotten, and fill their places as JSON writes them', () => {
    const values = openValues();
    values.set('sandbox', 'city', 'a "b"');
    const call = {
      operationId: 'createForm',
      parameters: { q: '{{city}}' },
      body: '{"name":"{{city}} {{none}}"}',
    };
    expect(fillCall(call, values.of('sandbox'))).toEqual({
      ...call,
      parameters: { q: 'a "b"' },
      body: '{"name":"a \\"b\\" {{none}}"}',
    });
    expect(() => values.set('sandbox', 'two words', 'x')).toThrow('cannot be a name');
    values.forget('sandbox', 'city');
    expect(values.of('sandbox')).toEqual({});
  });
});

describe('the form of an answer', () => {
  const json = 'application/json';

  it('is as promised, or distinguished from it', () => {
    const login = getOperation('login');
    const good = '{"email":"a@b.c","accessToken":"x","refreshToken":"y"}';
    expect(judgeResponse(login, 200, json, good)).toEqual({ kind: 'as-promised' });
    expect(judgeResponse(login, 200, 'text/html', '<html>')).toMatchObject({
      kind: 'other-form',
      differences: ['the body isn’t valid JSON (text/html)'],
    });
    expect(judgeResponse(login, 200, json, '['.repeat(100_000))).toMatchObject({
      differences: ['the body is nested deeper than 64 levels'],
    });
    expect(judgeResponse(login, 200, json, '{"email":1}')).toMatchObject({ kind: 'other-form' });
    expect(judgeResponse(login, 200, json, '[]')).toMatchObject({ kind: 'other-form' });
    expect(judgeResponse(login, 418, json, '')).toEqual({ kind: 'unknown-status' });
  });

  it('is checked entry by entry in a list', () => {
    const verdict = judgeResponse(getOperation('listForms'), 200, json, '[{"id":5}]');
    expect(verdict).toMatchObject({ kind: 'other-form' });
  });
});
