import { expect, it } from 'vitest';
import { type Body, bodyOf, describeBehaviour, errorsOf } from './support/behavior';
import type { TestCall } from './support/test-api';
import { testTokens } from './support/test-tokens';

describeBehaviour('paths and methods', (on) => {
  it('ignores letter case and a slash at the end, but not an empty segment', async () => {
    const id = await on.newForm();
    expect((await on.call('GET', `/API/Forms/${id}/`, { token: on.token })).status).toBe(200);
    expect((await on.call('GET', `/api/%66orms/${id}`, { token: on.token })).status).toBe(200);
    expect((await on.call('GET', '/api//forms', { token: on.token })).status).toBe(404);
    expect((await on.call('GET', `/api/forms/${id}//`, { token: on.token })).status).toBe(404);
  });

  it('takes an escaped path for the one it stands for, everywhere', async () => {
    for (const path of ['/api/for%6ds', '/%61pi/forms', '/api/%46ORMS/', '/api/forms']) {
      expect((await on.call('GET', path, { token: on.token })).status, path).toBe(200);
      expect((await on.call('GET', path)).status, path).toBe(401);
      expect((await on.call('PUT', path)).status, path).toBe(405);
      expect((await on.call('POST', path, { rawBody: '{', token: on.token })).status, path).toBe(400);
    }
    const health = async (path: string, method = 'GET') =>
      (await on.server.api.fetch(new Request(`http://localhost${path}`, { method }))).status;
    for (const path of ['/health', '/he%61lth', '/HEALTH/']) {
      expect([await health(path), await health(path, 'POST')], path).toEqual([200, 405]);
    }
    for (const path of ['/health%2f', '//health', '/health/x']) expect(await health(path), path).toBe(404);
  });

  it('rejects other methods before it looks at the token, and says which there are', async () => {
    for (const method of ['HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACK-IT']) {
      const response = await on.call(method, '/api/forms');
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')?.split(', ').sort()).toEqual(['GET', 'POST']);
    }
  });

  it('reads a sign and blanks around an id, in any position', async () => {
    const id = await on.newForm();
    expect((await on.call('GET', `/api/forms/+${id}`, { token: on.token })).status).toBe(200);
    expect((await on.call('GET', `/api/forms/%20${id}%20`, { token: on.token })).status).toBe(200);
    expect((await on.call('GET', `/api/forms/000${id}`, { token: on.token })).status).toBe(200);
    expect(errorsOf(await on.call('GET', '/api/forms/-0', { token: on.token }))).toEqual({
      formId: ["'form Id' must be greater than '0'."],
    });
    expect(errorsOf(await on.call('GET', '/api/forms/%00', { token: on.token }))).toEqual({
      formId: ['Value [\0] is not valid for a [Int64] property!'],
    });
  });

  it('takes "by-token" for the word, not for an id', async () => {
    const response = await on.call('GET', '/api/forms/1/submissions/by-token/status');
    expect([response.status, bodyOf(response).detail]).toEqual([404, 'Form submission not found']);
    expect(errorsOf(await on.call('GET', '/api/forms/1/submissions/by-token', { token: on.token }))).toEqual({
      submissionId: ['Value [by-token] is not valid for a [Int64] property!'],
    });
  });

  it('answers health next to the API', async () => {
    const request = new Request('http://localhost/health', {
      headers: { Origin: 'https://client.example' },
    });
    const response = await on.server.api.fetch(request);
    expect([response.status, await response.text()]).toEqual([200, 'Healthy']);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const post = await on.server.api.fetch(new Request('http://localhost/health', { method: 'POST' }));
    expect(post.status).toBe(405);
  });

  it('answers a URL of endless length without trying', async () => {
    const filters = Array.from({ length: 10_000 }, (_, index) => `filter=id:${index}`).join('&');
    expect((await on.call('GET', `/api/forms/1/submissions?${filters}`, { token: on.token })).status).toBe(
      414,
    );
  });
});

describeBehaviour('CORS', (on) => {
  it('allows any origin on every response to a request that has one, and only there', async () => {
    const headers = { Origin: 'https://client.example' };
    for (const path of ['/api/forms', '/api/nothing', '/api/forms/x/definition', '/api/slacktoken']) {
      expect((await on.call('GET', path, { headers })).headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect((await on.call('GET', path)).headers.has('Access-Control-Allow-Origin')).toBe(false);
    }
  });

  it('grants a preflight the method and the headers it asks for', async () => {
    const headers = {
      Origin: 'https://client.example',
      'Access-Control-Request-Method': 'DELETE',
      'Access-Control-Request-Headers': 'authorization, x-own',
    };
    const response = await on.call('OPTIONS', '/api/forms/1', { headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Methods')).toBe('DELETE');
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('authorization, x-own');
    expect(response.headers.has('Access-Control-Allow-Credentials')).toBe(false);
  });
});

describeBehaviour('the order of checks', (on) => {
  const text = { 'Content-Type': 'text/plain' };
  it('is method, type, token, permission, JSON, formats, rules, lookup, business', async () => {
    const { noPermToken } = await testTokens(Math.floor(on.server.clock.now() / 1000));
    const id = await on.newForm();
    const at = (path: string, rest: Partial<TestCall>) => on.call('PUT', `/api/forms/${path}`, rest);
    expect((await on.call('LINK', '/api/forms/x', { headers: text, rawBody: '{' })).status).toBe(405);
    expect((await at('x', { headers: text, rawBody: '{' })).status).toBe(415);
    expect((await at('x', { rawBody: '{' })).status).toBe(401);
    expect((await at('x', { rawBody: '{', token: noPermToken ?? '' })).status).toBe(403);
    expect(Object.keys(errorsOf(await at('x', { rawBody: '{', token: on.token })) as Body)).toEqual([
      'serializerErrors',
    ]);
    expect(Object.keys(errorsOf(await at('x', { body: {}, token: on.token })) as Body)).toEqual(['formId']);
    expect(Object.keys(errorsOf(await at('0', { body: {}, token: on.token })) as Body).sort()).toEqual([
      'formId',
      'isEnabled',
      'name',
    ]);
    expect((await at('999', { body: { name: 'ab', isEnabled: true }, token: on.token })).status).toBe(404);
    expect((await at(id, { body: { name: 'ab', isEnabled: true }, token: on.token })).status).toBe(200);
    const status = await on.call('POST', `/api/forms/${id}/submissions/5/status`, {
      body: { status: 'odd' },
      token: on.token,
    });
    expect(status.status).toBe(404);
  });

  it('reports all formats together, then all rules together', async () => {
    expect(
      errorsOf(await on.call('GET', '/api/forms/a/definitions?page=b&pageSize=c', { token: on.token })),
    ).toEqual({
      formId: ['Value [a] is not valid for a [Int64] property!'],
      page: ['Value [b] is not valid for a [Int32] property!'],
      pageSize: ['Value [c] is not valid for a [Int32] property!'],
    });
    expect(
      errorsOf(
        await on.call('GET', '/api/forms/0/submissions?PAGE=0&pagesize=-1&filter=x', { token: on.token }),
      ),
    ).toEqual({
      formId: ["'form Id' must be greater than '0'."],
      page: ["'page' must be greater than '0'."],
      pageSize: ["'page Size' must be greater than '0'."],
      'filter[0]': [expect.stringMatching(/^Invalid filter 'x': Filter must start with a valid field name/)],
    });
  });
});
