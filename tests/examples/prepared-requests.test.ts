import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiClient } from '@/features/try/client/client';
import { targetKey } from '@/features/try/client/target';
import { runSetup } from '@/features/try/request/operation-setup';
import { runSpec } from '@/features/try/request/operation-spec';
import { runExample } from '@/features/try/request/runner';
import { prepareRequest } from '@/features/try/swagger/plugins/transport';
import { values } from '@/features/try/swagger/plugins/values';
import { quickApi } from '@/packages/reference-api/tests/support/test-api';
import { apiOperations, getOperation, hasOptionalToken } from '@/shared/contract/operations';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import { buildPath } from '@/shared/http/path-template';
import { startReplayServer } from '@/tests/support/replay-server/server';
import { stubWindow } from '@/tests/unit/support/memory-storage';
import { preparedBody } from '../support/prepared-body';

const ADMINISTRATOR = { email: 'admin@endatix.com', password: 'P@ssw0rd' };
const QUESTIONS = '{"title":"Bearer instruments","pages":[{"elements":[{"type":"text","name":"a"}]}]}';

type Server = Awaited<ReturnType<typeof startReference>>;

async function startReference() {
  const api = await quickApi();
  const send = (input: string, init?: RequestInit) => api.fetch(new Request(input, init));
  return { origin: 'http://localhost', send, close: api.close };
}

async function startEndatix() {
  const { url, close } = await startReplayServer();
  return { origin: url, send: fetch, close };
}

const ids = (list: unknown) => (list as { id: unknown }[]).map(({ id }) => String(id));

/** Creates forms and submissions of the reader, outside the console. */
async function openReader({ origin, send }: Server) {
  let token = '';
  const ask = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const headers = {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    };
    const response = await send(origin + path, { method, headers, body: body ? JSON.stringify(body) : null });
    const text = await response.text();
    expect(response.ok, `${method} ${path}: ${text}`).toBe(true);
    return JSON.parse(text.replace(/:(\d{16,})/g, ':"$1"'));
  };
  token = String((await ask('POST', '/api/auth/login', ADMINISTRATOR)).accessToken);
  const questions = { isEnabled: true, formDefinitionJsonData: QUESTIONS };
  const createForm = async (name: string) =>
    String((await ask('POST', '/api/forms', { name, ...questions })).id);
  const forms = [await createForm('Bearer instruments'), await createForm('Answered')] as const;
  const submissions = `/api/forms/${forms[1]}/submissions`;
  await ask('POST', submissions, { jsonData: '{"a":"1"}', isComplete: true });
  const mine = { name: 'Mine', isEnabled: true, jsonData: QUESTIONS };
  const template = await ask('POST', '/api/form-templates', mine);
  for (const form of forms)
    await ask('PATCH', `/api/forms/${form}/definition`, {
      isDraft: false,
      jsonData: form === forms[0] ? QUESTIONS : QUESTIONS.replace('{', '{"title":"Answered",'),
    });
  return {
    forms,
    /** Returns everything that the reader has. */
    async data(): Promise<unknown[]> {
      const found: unknown[] = [await ask('GET', `/api/form-templates/${template.id}`)];
      for (const form of forms) {
        found.push(await ask('GET', `/api/forms/${form}`));
        for (const part of ['definitions', 'submissions'])
          for (const id of ids(await ask('GET', `/api/forms/${form}/${part}?pageSize=100`)))
            found.push(await ask('GET', `/api/forms/${form}/${part}/${id}`));
      }
      return found;
    },
  };
}

/** Returns data without the times of changes. */
const withoutTimes = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (key, value) => (key === 'modifiedAt' ? undefined : value)));

/** Runs the console without its page: what it fills in, sends and remembers. */
function openConsole({ origin, send }: Server) {
  const client = apiClient();
  client.choose({ kind: 'server', origin });
  const sent: string[] = [];
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    sent.push(String(init?.body ?? ''));
    return send(input, init);
  });
  const key = targetKey(client.target.get());
  values.forget(key);
  return {
    client,
    sent,
    /** Executes an operation as it is prepared, with the reader's own input. */
    async execute(id: string, typed: Record<string, string> = {}): Promise<number> {
      const operation = getOperation(id);
      const reads = operation.method === 'get';
      const form = typed.formId ?? values.get(key, 'formId', '', reads) ?? '';
      const path = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      const parameters = Object.fromEntries(
        path.map((name) => [name, typed[name] ?? values.get(key, name, form, reads) ?? '']),
      );
      // Swagger UI's own check.
      if (Object.values(parameters).includes('')) throw new Error(`${id} lacks a value.`);
      const body = preparedBody(id);
      const token = client.account.get().session?.accessToken;
      const takesToken = token && (operation.isProtected || hasOptionalToken(operation));
      const { userFetch, ...prepared } = await prepareRequest({
        url: REFERENCE_ORIGIN + buildPath(operation.path, parameters),
        method: operation.method.toUpperCase(),
        headers: {
          ...(takesToken && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        body,
      });
      if (!userFetch) throw new Error(`${id} has no transport.`);
      return (await userFetch(prepared.url, {})).status;
    },
  };
}

/** All operations, in an order in which each finds what it needs. */
const first = ['login', 'createForm', 'createFormTemplate', 'getActiveFormDefinition', 'createSubmission'];
const last = ['updateSubmissionByToken', 'deleteFormTemplate', 'deleteForm', 'refreshToken', 'logout'];
const others = apiOperations.map(({ id }) => id).filter((id) => ![...first, ...last].includes(id));

describe.each([
  ['the reference API', startReference],
  ['an Endatix server', startEndatix],
])('on %s', (name, start) => {
  let server: Server;
  beforeEach(async () => {
    Object.assign(stubWindow(), { location: new URL('http://localhost:3000/docs/api/') });
    server = await start();
  });
  afterEach(() => server.close());

  it('changes nothing that the reader has when all operations are executed as prepared', async () => {
    const reader = await openReader(server);
    const before = await reader.data();
    const { execute, sent, client } = openConsole(server);
    await client.account.signIn(ADMINISTRATOR.email, ADMINISTRATOR.password);
    const count = sent.length;
    // The questions of one form must not fill in the other.
    const [one, other] = reader.forms;
    await execute('getActiveFormDefinition', { formId: one });
    expect(await execute('updateActiveFormDefinition', { formId: other })).toBe(200);
    expect(sent).toHaveLength(count + 3);
    expect(withoutTimes(await reader.data())).toEqual(withoutTimes(before));

    for (const id of [...first, ...others, 'register', ...last]) {
      // After a write to the definitions, the console requires a new read, and an open submission for a token.
      const status = await execute(id).catch(async () => {
        for (const giver of ['getActiveFormDefinition', 'createSubmission']) await execute(giver);
        return execute(id);
      });
      const isKnown = name !== 'the reference API' && ['logout', 'receiveSlackToken'].includes(id);
      expect(isKnown || (status >= 200 && status < 300), `${id}: ${status}`).toBe(true);
    }
    expect(sent.join()).not.toContain('<hidden');
    expect(withoutTimes(await reader.data())).toEqual(withoutTimes(before));
    await client.account.signIn(ADMINISTRATOR.email, ADMINISTRATOR.password);
  });

  it('changes nothing that the reader has when the Run button of any operation is pressed', async () => {
    const reader = await openReader(server);
    const before = await reader.data();
    for (const operation of apiOperations) {
      const spec = runSpec(operation);
      const { send: transport, origin } = server;
      const context = { transport, origin, earlier: runSetup(spec), variables: {} };
      const status = name === 'the reference API' ? spec.status : expect.any(Number);
      const result = await runExample(spec, context, true);
      expect(result, operation.id).toMatchObject({ kind: 'response', spec, status });
    }
    expect(await reader.data()).toEqual(before);
  });
});
