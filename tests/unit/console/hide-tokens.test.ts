import { expect, it } from 'vitest';
import { openExchanges } from '@/features/console/client/exchanges';
import { getToken, hideToken } from '@/shared/http/hide-tokens';

const SENT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

it.each([
  [`Authorization: Bearer ${SENT}\nHost: localhost`, 'Authorization: Bearer <hidden token>\nHost: localhost'],
  ['{"name":"Ring bearer selection","jsonData":"Bearer instruments"}', undefined],
  ['{"accessToken":"eyJ.of-a-sign.in"}', undefined],
])('shows %j without the token of the request, but with all other text', (text, shown = text) => {
  expect(hideToken(text, getToken({ Authorization: `Bearer ${SENT}` }))).toBe(shown);
  expect(hideToken(text, getToken({}))).toBe(text);
});

it('keeps the body of a response unchanged, to copy and save it', async () => {
  const text = `HEADERS\nAuthorization: Bearer ${SENT}`;
  const exchanges = openExchanges(
    () => Promise.resolve(new Response(text, { status: 500 })),
    () => undefined,
  );
  const call = { operationId: 'listForms', parameters: {} };
  const headers = { Authorization: `Bearer ${SENT}` };
  await exchanges.run({ call, form: call, request: { method: 'GET', url: 'x', headers }, target: 'sandbox' });
  const outcome = exchanges.get().get('listForms')?.last?.outcome;
  expect(outcome).toMatchObject({ body: { text } });
  expect(outcome?.kind === 'response' && (await outcome.body.blob.text())).toBe(text);
});
