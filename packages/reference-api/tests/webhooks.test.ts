import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '@/tests/site/support/site';
import { webhookProblems } from '@/tests/support/webhook-problems';
import { type Database, startServer, type WebhookMessage } from '../package';
import { drivers } from './support/drivers';
import { createForm, signIn } from './support/server-process';
import { quickApi } from './support/test-api';

/** Checks a message against the contract, and returns its content. */
function check({ body, eventName }: Pick<WebhookMessage, 'body' | 'eventName'>) {
  const message = JSON.parse(body);
  expect(webhookProblems(eventName, message)).toEqual([]);
  return message.payload;
}

/** Starts an API. Returns also the messages that it created, and calls of its administrator. */
async function observed(database?: Database) {
  const messages: WebhookMessage[] = [];
  const api = await quickApi({
    onWebhook: (message) => messages.push(message),
    ...(database && { database }),
  });
  async function call(method: string, path: string, body?: object) {
    const response = await api.send(method, `/api/${path}`, body);
    expect(response.status, `${method} ${path}`).toBeLessThan(300);
    return response.json();
  }
  const create = () =>
    call('POST', 'forms', { name: 'Feedback', isEnabled: true, formDefinitionJsonData: '{"pages":[]}' });
  const events = () => messages.splice(0).map(({ eventName }) => eventName);
  return { api, call, create, messages, events };
}

it('reports the changes of forms as the contract describes them', async () => {
  const { call, create, messages, events } = await observed();
  const { id } = await create();
  expect(check(messages[0] ?? expect.fail('no message'))).toMatchObject({ name: 'Feedback', themeId: null });
  expect(messages[0]?.body).toContain(`"payload":{"formId":${id},"tenantId":1,`);
  expect(events()).toEqual(['form_created']);

  await call('PATCH', `forms/${id}`, { description: 'Asked after every visit' });
  expect(events()).toEqual(['form_updated']);
  await call('PATCH', `forms/${id}`, { isEnabled: false });
  expect(messages.map(check).map(({ isEnabled }) => isEnabled)).toEqual([false, false]);
  expect(events()).toEqual(['form_updated', 'form_enabled_state_changed']);
  await call('PUT', `forms/${id}`, { name: 'Feedback', isEnabled: false });
  expect(events()).toEqual(['form_updated']);
  await call('DELETE', `forms/${id}`);
  messages.map(check);
  expect(events()).toEqual(['form_deleted']);
});

it('reports a submission once, when it is completed, in each way to complete it', async () => {
  const { call, create, messages, events } = await observed();
  const { id } = await create();
  const path = `forms/${id}/submissions`;
  events();
  await call('POST', path, { jsonData: '{"score":5}', isComplete: true });
  expect(check(messages[0] ?? expect.fail('no message'))).toMatchObject({
    ...{ jsonData: '{"score":5}', isComplete: true, status: 'new' },
    modifiedAt: null,
  });
  expect(events()).toEqual(['submission_completed']);

  const draft = await call('POST', path, { jsonData: '{}' });
  await call('PATCH', `${path}/${draft.id}`, { currentPage: 2 });
  expect(events()).toEqual([]);
  await call('PATCH', `${path}/${draft.id}`, { isComplete: true });
  expect(events()).toEqual(['submission_completed']);
  await call('PUT', `${path}/${draft.id}`, { jsonData: '{"score":1}', isComplete: true });
  await call('POST', `${path}/${draft.id}/status`, { status: 'approved' });
  expect(events()).toEqual([]);

  const { token } = await call('POST', path, { jsonData: '{}' });
  await call('PATCH', `${path}/by-token/${token}`, { isComplete: true });
  expect(events()).toEqual(['submission_completed']);
});

it.each(drivers)('reports concurrent changes once, a wrong token never, on $name', async ({ open }) => {
  const { api, call, create, events } = await observed(await open());
  const { id } = await create();
  const { id: submissionId, token } = await call('POST', `forms/${id}/submissions`, { jsonData: '{}' });
  const twice = [1, 2, 3].flatMap(() => [`submissions/${submissionId}`, `submissions/by-token/${token}`]);
  events();
  await Promise.all(twice.map((path) => api.send('PATCH', `/api/forms/${id}/${path}`, { isComplete: true })));
  expect(events()).toEqual(['submission_completed']);
  await Promise.all([1, 2, 3].map(() => call('PATCH', `forms/${id}`, { isEnabled: false })));
  expect(events().filter((name) => name === 'form_enabled_state_changed')).toHaveLength(1);
  const noToken = await api.send('PATCH', `/api/forms/${id}/submissions/by-token/%00`, { jsonData: '{}' });
  expect(noToken.status).toBe(404);
  await api.close();
});

it('creates no message for a failed request', async () => {
  const { api, messages } = await observed();
  await api.fetch(new Request('http://test/api/forms/1', { method: 'DELETE' }));
  await api.fetch(new Request('http://test/api/forms', { method: 'POST', headers: { Prefer: 'code=503' } }));
  expect(messages).toEqual([]);
});

it('delivers to a local receiver, retries after an error, and sends the header of its key', async () => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receiver = await serve(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(received.length === 1 ? 503 : 200).end();
  });
  onTestFinished(receiver.close);
  const webhooks = {
    urls: [`${receiver.url}/hooks`],
    headers: { 'X-Api-Key': 'sample-only-key' },
    policy: { delay: 0.01 },
  };
  const server = await startServer({ webhooks });
  await createForm(server.url, await signIn(server.url));
  await expect.poll(() => received).toHaveLength(2);
  await server.close();
  const [first, second] = received;
  expect(second).toEqual(first);
  const id = first?.headers['x-endatix-hook-id'];
  expect(first?.headers).toMatchObject({
    'user-agent': 'Endatix-HookGun',
    'x-endatix-event': 'form_created',
    'x-api-key': 'sample-only-key',
  });
  expect(first?.body).toContain(`{"id":${id},"eventName":"form_created","action":"created","payload":{`);
});
