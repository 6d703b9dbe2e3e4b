import { expect, test, vi } from 'vitest';
import * as clients from '@/features/try/client/client';
import { createPlan } from '@/features/try/request/plan';
import { type RunContext, runExample } from '@/features/try/request/runner';
import { saveAt } from '@/features/try/request/saved-values';
import type { ExampleSpec } from '@/features/try/request/types';
import { openRuns } from '@/features/try/run/runs';

const spec = (title: string, more: Partial<ExampleSpec> = {}): ExampleSpec => ({
  operation: 'createForm',
  title,
  method: 'POST',
  path: '/api/x',
  status: 200,
  ...more,
});
const login = spec('login', {
  path: '/api/auth/login',
  body: { email: 'a@b' },
  save: { accessToken: 'accessToken' },
});
const create = spec('create', { auth: true, body: { name: 'A "b"' }, save: { formId: 'id' } });
const read = spec('read', { method: 'GET', path: '/api/forms/{{formId}}', auth: true });

/** A server with given responses that records requests. */
function server(answers: Record<string, [number, string]>) {
  const sent: { url: string; init: RequestInit }[] = [];
  const bodyOf = (index: number) => JSON.parse(String(sent[index]?.init.body));
  const context = (earlier: ExampleSpec[], variables = {}): RunContext => ({
    origin: 'https://host/base',
    earlier,
    variables,
    transport: async (url, init = {}) => {
      sent.push({ url, init });
      const path = url.replace('https://host/base', '');
      const [status, body] = answers[`${init.method} ${path}`] ?? [404, ''];
      return new Response(body, { status });
    },
  });
  return { sent, context, bodyOf };
}

const answers: Record<string, [number, string]> = {
  'POST /api/auth/login': [200, '{"accessToken":"t1"}'],
  'POST /api/x': [200, '{"id":1430000000000000001}'],
  'GET /api/forms/1430000000000000001': [200, '{"ok":true}'],
};

test('a missing value names the earlier steps that set it, in page order', () => {
  expect(createPlan(read, [login, create], {})).toEqual({
    names: ['accessToken', 'formId'],
    steps: [login, create],
  });
  expect(createPlan(read, [login, create], { accessToken: 't', formId: '1' }).names).toEqual([]);
  expect(createPlan(read, [login], {})).toEqual({ names: ['formId'], steps: [] });
});

test('what a request sends back unchanged is read again right before', async () => {
  const publish = spec('publish', {
    method: 'PATCH',
    path: '/api/forms/{{formId}}/definition',
    auth: true,
    body: { isDraft: false, jsonData: '{{jsonData}}' },
  });
  const { sent, context, bodyOf } = server({
    'GET /api/forms/5/definition': [200, '{"jsonData":"{\\"title\\":\\"new\\"}"}'],
    'PATCH /api/forms/5/definition': [200, '{}'],
  });
  await runExample(publish, context([], { accessToken: 't', formId: '5', jsonData: '{"title":"old"}' }));
  expect(sent.map(({ init }) => init.method)).toEqual(['GET', 'PATCH']);
  expect(sent[0]?.init.headers).toEqual({ Authorization: 'Bearer t' });
  expect(bodyOf(1)).toEqual({ isDraft: false, jsonData: '{"title":"new"}' });
});

test('Run reports missing steps and sends nothing; with the earlier steps it runs them first', async () => {
  const { sent, context } = server(answers);
  expect(await runExample(read, context([login, create]))).toMatchObject({ kind: 'missing' });
  expect(sent).toEqual([]);
  const result = await runExample(read, context([login, create]), true);
  const paths = ['/api/auth/login', '/api/x', '/api/forms/1430000000000000001'];
  expect(sent.map(({ url }) => url)).toEqual(paths.map((path) => `https://host/base${path}`));
  expect(sent[2]?.init).toEqual({ method: 'GET', headers: { Authorization: 'Bearer t1' } });
  expect(result).toMatchObject({
    kind: 'response',
    status: 200,
    body: '{"ok":true}',
    variables: { accessToken: 't1', formId: '1430000000000000001' },
  });
});

test('without an example that signs in, the administrator of a new server does', async () => {
  const { sent, context, bodyOf } = server(answers);
  const result = await runExample(create, context([]));
  expect(sent.map(({ url }) => url)).toEqual(['https://host/base/api/auth/login', 'https://host/base/api/x']);
  expect(bodyOf(0)).toEqual({ email: 'admin@endatix.com', password: 'P@ssw0rd' });
  expect(result).toMatchObject({ kind: 'response', spec: create });
});

const open = spec('open', {
  operation: 'updateForm',
  method: 'PATCH',
  path: '/api/forms/{{formId}}',
  auth: true,
  body: { isPublic: true },
});
const submit = spec('submit', { path: '/api/forms/{{formId}}/submissions' });

test('a form that the steps create is made public for a request without a token, and no other form', () => {
  const earlier = [login, create, open];
  expect(createPlan(submit, earlier, {}).steps).toEqual([login, create, open]);
  expect(createPlan(read, earlier, {}).steps).toEqual([login, create]);
  expect(createPlan(submit, earlier, { formId: '1' })).toMatchObject({ names: [], steps: [] });
  const resume = spec('resume', { path: '/api/forms/{{formId}}/submissions/by-token/{{token}}' });
  const start = { ...submit, save: { token: 'token' } };
  expect(createPlan(resume, [...earlier, start], { formId: '1' }).steps).toEqual([start]);
});

test.each(['[{"id":"7"}]', '{"page":1,"totalPages":1,"items":[{"id":"7"}]}'])(
  'finds an entry in the list %s',
  async (body) => {
    const { context } = server({ 'GET /api/forms': [200, body] });
    const list = spec('list', { method: 'GET', path: '/api/forms', save: { formId: '0.id' } });
    expect(await runExample(list, context([]))).toMatchObject({ variables: { formId: '7' } });
  },
);

test('sends unknown names in a body as text', async () => {
  const { context, bodyOf } = server(answers);
  const mail = spec('mail', { body: { text: 'Dear {{firstName}}, {{formId}}' } });
  expect(createPlan(mail, [create], {})).toMatchObject({ names: ['formId'] });
  await runExample(mail, context([create], { formId: '7' }));
  expect(bodyOf(0)).toEqual({ text: 'Dear {{firstName}}, 7' });
  // The reader wrote them into a body that had none.
  await runExample({ ...mail, fills: [] }, context([create], { formId: '7' }));
  expect(bodyOf(1)).toEqual({ text: 'Dear {{firstName}}, {{formId}}' });
});

test('learns nothing from a text that had to be guessed', async () => {
  const { context } = server({});
  const bytes = new Uint8Array([...'{"id":"'].map((one) => one.charCodeAt(0)).concat(0xe4, 0x22, 0x7d));
  const latin = {
    ...context([]),
    transport: async () => new Response(bytes, { headers: { 'Content-Type': 'application/json' } }),
  };
  const result = await runExample({ ...create, auth: undefined } as ExampleSpec, latin);
  expect(result).toMatchObject({ kind: 'response', body: '{"id":"ä"}', variables: {} });
});

test('an earlier step that fails ends the run and is shown', async () => {
  const { sent, context } = server({ ...answers, 'POST /api/x': [400, '{"id":"1"}'] });
  const result = await runExample(read, context([login, create]), true);
  // A rejected response sets no variables.
  expect(result).toMatchObject({ spec: create, status: 400, variables: { accessToken: 't1' } });
  expect(sent).toHaveLength(2);
});

test('values are escaped for their place: in the address, inside JSON', async () => {
  const { sent, context, bodyOf } = server({});
  const hostile = 'a/b?c="d"\n';
  const both = spec('both', { path: '/api/{{v}}', body: { text: 'x {{v}}' } });
  await runExample(both, context([], { v: hostile }));
  expect(sent[0]?.url).toBe(`https://host/base/api/${encodeURIComponent(hostile)}`);
  expect(bodyOf(0)).toEqual({ text: `x ${hostile}` });
});

test('runs of a page share what they learn, and send no token after the sign-out', async () => {
  vi.stubGlobal('document', new EventTarget());
  const target = { kind: 'server', origin: 'https://host/base' } as const;
  const { sent, context } = server(answers);
  let session: object | null = { accessToken: 'alice' };
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const client = {
    target: { get: () => target },
    account: { get: () => ({ session }) },
    onDataLost: () => undefined,
    send: async (url: string, init?: RequestInit) => {
      const response = await context([]).transport(url, init);
      if (url.endsWith('/login')) await held;
      return response;
    },
  };
  const spy = vi.spyOn(clients, 'apiClient').mockReturnValue(client as never);
  const run = async (one: ExampleSpec) => {
    const { run: start, state } = openRuns({ spec: one, element: {} as Element });
    await start(one);
    return state.get().now;
  };
  await run(create);
  session = null;
  expect(await run(create)).toMatchObject({ kind: 'missing', names: ['accessToken'] });
  expect(sent).toHaveLength(1);

  session = { accessToken: 'alice' };
  const slow = run(login);
  await run(create);
  release();
  await slow;
  expect(await run(read)).toMatchObject({ kind: 'response', status: 200 });
  expect(sent.at(-1)?.init.headers).toEqual({ Authorization: 'Bearer t1' });
  saveAt(target, {});
  spy.mockRestore();
});
