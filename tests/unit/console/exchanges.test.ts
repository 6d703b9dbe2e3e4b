import { expect, it } from 'vitest';
import { type Ended, openExchanges } from '@/features/console/client/exchanges';
import type { Send } from '@/shared/http/send';

it('a request is canceled by the next one of its operation', async () => {
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
