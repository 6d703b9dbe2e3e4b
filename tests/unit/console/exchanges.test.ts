import { describe, expect, it } from 'vitest';
import { type Ended, openExchanges } from '@/client/console/exchanges';
import { fillCall, openValues } from '@/client/console/values';
import type { Send } from '@/lib/api/send';

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
  const run = () => exchanges.run({ call, request, target: 'sandbox' });
  await Promise.all([run(), run()]);
  expect(exchanges.get().get('listForms')).toEqual({ last: ended[0] });
  expect(ended).toMatchObject([{ outcome: { kind: 'response', body: { text: '2' } } }]);
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
