import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AnswerRecord, answerRecords, mediaTypeOf } from '@/lib/build/running-server/records';
import { apiOperations } from '@/lib/shared/openapi/operations';
import { type ReplayServer, startReplayServer } from '@/tests/support/replay-server/server';

let server: ReplayServer;
beforeEach(async () => {
  server = await startReplayServer();
});
afterEach(() => server.close());

type Body = Record<string, string>;

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    response,
    status: response.status,
    text,
    body: (text.startsWith('{') ? JSON.parse(text) : {}) as Body,
  };
}

async function signIn() {
  const { body } = await call('POST', '/api/auth/login', {
    email: 'admin@endatix.com',
    password: 'P@ssw0rd',
  });
  return { ...body, headers: { Authorization: `Bearer ${body.accessToken}` } } as unknown as {
    accessToken: string;
    refreshToken: string;
    headers: Body;
  };
}

/** Values for the names that stand in records. */
async function fixtures(): Promise<Record<string, string>> {
  const { accessToken, refreshToken, headers } = await signIn();
  const form = { name: 'ab', isEnabled: true, formDefinitionJsonData: '{"title":"v1"}' };
  const { id: formId = '' } = (await call('POST', '/api/forms', form, headers)).body;
  const { id: formId2 = '' } = (await call('POST', '/api/forms', form, headers)).body;
  const { id: definitionId = '' } = (await call('GET', `/api/forms/${formId}/definition`)).body;
  const add = async (jsonData: string, isComplete = false) =>
    (await call('POST', `/api/forms/${formId}/submissions`, { jsonData, isComplete })).body;
  const open = await add('{"a":1}');
  const complete = await add('{"a":1}', true);
  const template = { name: 'ab', isEnabled: true, jsonData: '{}' };
  return {
    accessToken,
    refreshToken,
    formId,
    formId2,
    definitionId,
    submissionId: open.id ?? '',
    submissionToken: open.token ?? '',
    completeId: complete.id ?? '',
    completeToken: complete.token ?? '',
    notJsonId: (await add('no json')).id ?? '',
    arrayId: (await add('[1]')).id ?? '',
    formTemplateId: (await call('POST', '/api/form-templates', template, headers)).body.id ?? '',
    noSuchId: '999999999999999999',
  };
}

const NAME = /\{(\w+)\}/g;
const fill = (text: string, values: Record<string, string>) =>
  text.replace(NAME, (whole, name: string) => values[name] ?? whole);
const namesIn = (text: string) => [...text.matchAll(NAME)].map(([, name]) => name ?? '');

/** Records that depend on accounts, settings or calls before them, and requests that `fetch` cannot send. */
const ALONE =
  /at once|GET with a body|after completion|after:|twice|second time|used refresh|another user|old password|reset|unverified|self-registered|same address|lower-case token|^complete it$|31 MB|200 000|path with|changed jsonData|same jsonData|… |submissions: the answer|with a submission|no submissions|empty object, with/;

const operations = new Set(apiOperations.map(({ id }) => id));

function canStandAlone({ op, path, body, note, requestHeaders }: AnswerRecord, known: string[]): boolean {
  const text = `${path} ${JSON.stringify(body ?? '')} ${JSON.stringify(requestHeaders ?? {})}`;
  const names = namesIn(text).filter((name) => name !== '');
  return operations.has(op) && !ALONE.test(note) && names.every((name) => known.includes(name));
}

describe('the replay server', () => {
  it('answers each request that stands alone as it was recorded', async () => {
    let values = await fixtures();
    const known = Object.keys(values);
    const records = [...answerRecords().values()].filter((record) => canStandAlone(record, known));
    expect(records.length).toBeGreaterThan(380);
    const wrong: string[] = [];
    for (const record of records) {
      const { n, note, method, path, requestHeaders = {}, body, status } = record;
      const headers = Object.fromEntries(
        Object.entries(requestHeaders).map(([name, value]) => [name, fill(value, values)]),
      );
      const hasBody = body !== undefined && !['GET', 'HEAD'].includes(method);
      // A text that was recorded as body was sent as it is.
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const response = await fetch(server.url + fill(path, values), {
        method,
        headers,
        ...(hasBody && { body: new TextEncoder().encode(fill(text, values)) }),
      });
      const type = response.headers.get('content-type');
      if (response.status !== status || (type ?? null) !== mediaTypeOf(record))
        wrong.push(
          `${n} ${record.op}, ${note}: ${response.status} ${type}, recorded ${status} ${mediaTypeOf(record)}`,
        );
      await response.text();
      // What was changed is made anew.
      if (response.ok && (method !== 'POST' || path.includes('/auth/')) && method !== 'GET')
        values = await fixtures();
    }
    expect(wrong).toEqual([]);
  });

  it('remembers what was made, and answers about it', async () => {
    const { headers } = await signIn();
    const made = await call(
      'POST',
      '/api/forms',
      { name: 'Visit feedback', isEnabled: true, formDefinitionJsonData: '{"title":"v1"}' },
      headers,
    );
    expect(made.body).toMatchObject({ name: 'Visit feedback', themeId: null });
    const { id = '' } = made.body;
    const list = async () => (await call('GET', '/api/forms', undefined, headers)).text;
    expect(await list()).toBe('[]');
    await call('PATCH', `/api/forms/${id}/definition`, { isDraft: false }, headers);
    expect(await list()).toContain(id);
    const { body: started } = await call('POST', `/api/forms/${id}/submissions`, { jsonData: '{"q":1}' });
    const resume = `/api/forms/${id}/submissions/by-token/${started.token}`;
    expect((await call('GET', resume)).body).toMatchObject({ id: started.id, jsonData: '{"q":1}' });
    await call('PATCH', resume, { isComplete: true });
    expect((await call('GET', resume)).body).toMatchObject({ errorCode: 'submission_token_invalid' });
    await call('DELETE', `/api/forms/${id}`, undefined, headers);
    expect((await call('GET', `/api/forms/${id}`, undefined, headers)).status).toBe(404);
  });

  it('replaces the content once there are submissions', async () => {
    const { headers } = await signIn();
    const form = { name: 'ab', isEnabled: true, formDefinitionJsonData: '{"title":"v1"}' };
    const { id = '' } = (await call('POST', '/api/forms', form, headers)).body;
    await call('POST', `/api/forms/${id}/submissions`, { jsonData: '{}' });
    const answer = await call('PATCH', `/api/forms/${id}/definition`, { isDraft: false }, headers);
    expect(answer.body.jsonData).toBe('{"title":"v1"}');
    const active = await call('GET', `/api/forms/${id}/definition`);
    expect(active.body.jsonData).toBe('{"logoPosition": "right"}');
  });

  it('lets browsers of other origins read everything but a 401', async () => {
    const origin = { Origin: 'https://site.example' };
    const { headers } = await signIn();
    const allowed = async (path: string, more: Record<string, string> = {}) =>
      (await call('GET', path, undefined, { ...origin, ...more })).response.headers.get(
        'access-control-allow-origin',
      );
    expect(await allowed('/api/forms')).toBeNull();
    expect(await allowed('/api/forms', headers)).toBe('*');
    expect(await allowed('/api/forms/1', headers)).toBe('*');
    expect(await allowed('/health')).toBe('*');
    server.endTokens();
    expect(await allowed('/api/forms', headers)).toBeNull();
  });

  it('renews for the old access token in the header only', async () => {
    const { accessToken, refreshToken, headers } = await signIn();
    const refresh = (more: Record<string, string>) =>
      call('POST', '/api/auth/refresh-token', { refreshToken }, more);
    expect((await refresh({})).text).toContain('This header is missing from the request!');
    expect((await refresh({ Authorization: `bearer ${accessToken}` })).text).toContain('must start with');
    server.endTokens();
    expect((await refresh(headers)).status).toBe(200);
    expect((await refresh(headers)).text).toContain('The supplied refresh token is invalid!');
  });

  it('refuses a JSON content type without a body', async () => {
    const { headers } = await signIn();
    const answer = await call('GET', '/api/forms', undefined, {
      ...headers,
      'Content-Type': 'application/json',
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('serializerErrors');
  });
});
