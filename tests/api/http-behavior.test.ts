import { expect, it } from 'vitest';
import { bodyOf, describeBehaviour, errorsOf } from './support/behavior';
import { toRequest } from './support/test-api';
import { testTokens } from './support/test-tokens';

// What the cases leave open.

const unreadable = { serializerErrors: [expect.any(String)] };

describeBehaviour('a request', (on) => {
  it('with an escaped path is one with the path it stands for, everywhere', async () => {
    for (const path of ['/api/for%6ds', '/%61pi/forms', '/api/%46ORMS/', '/api/forms']) {
      expect((await on.call('GET', path, { token: on.token })).status, path).toBe(200);
      expect((await on.call('GET', path)).status, path).toBe(401);
      expect((await on.call('PUT', path)).status, path).toBe(405);
      expect((await on.call('POST', path, { rawBody: '{', token: on.token })).status, path).toBe(400);
    }
    const health = (path: string, method = 'GET', headers = {}) =>
      on.server.api.fetch(new Request(`http://localhost${path}`, { method, headers }));
    for (const path of ['/health', '/he%61lth', '/HEALTH/']) {
      expect([(await health(path)).status, (await health(path, 'POST')).status], path).toEqual([200, 405]);
    }
    for (const path of ['/health%2f', '//health', '/health/x'])
      expect((await health(path)).status, path).toBe(404);
    const response = await health('/health', 'GET', { Origin: 'https://client.example' });
    expect([await response.text(), response.headers.get('Access-Control-Allow-Origin')]).toEqual([
      'Healthy',
      '*',
    ]);
  });

  it('is checked by method, type, token, permission, JSON, formats, rules, lookup', async () => {
    const { noPermToken = '' } = await testTokens(Math.floor(on.server.clock.now() / 1000));
    const { token } = on;
    const text = { headers: { 'Content-Type': 'text/plain' }, rawBody: '{' };
    const update = { body: { name: 'ab', isEnabled: true }, token };
    const rules = { formId: expect.anything(), isEnabled: expect.anything(), name: expect.anything() };
    for (const [method, id, rest, status, errors] of [
      ['LINK', 'x', text, 405, undefined],
      ['PUT', 'x', text, 415, undefined],
      ['PUT', 'x', { rawBody: '{' }, 401, undefined],
      ['PUT', 'x', { rawBody: '{', token: noPermToken }, 403, undefined],
      ['PUT', 'x', { rawBody: '{', token }, 400, unreadable],
      ['PUT', 'x', { body: {}, token }, 400, { formId: ['Value [x] is not valid for a [Int64] property!'] }],
      ['PUT', '0', { body: {}, token }, 400, rules],
      ['PUT', '999', update, 404, undefined],
      ['PUT', await on.newForm(), update, 200, undefined],
    ] as const) {
      const response = await on.call(method, `/api/forms/${id}`, rest);
      expect([response.status, errors && errorsOf(response)]).toEqual([status, errors]);
    }
  });

  it('is read where the browser has no Request.body', async () => {
    const request = toRequest({
      method: 'POST',
      path: '/api/forms',
      rawBody: '{"name":"Größe","isEnabled":true,"formDefinitionJsonData":"{}"}',
      token: on.token,
    });
    Object.defineProperty(request, 'body', { value: undefined });
    expect(await (await on.server.api.fetch(request)).json()).toMatchObject({ name: 'Größe' });
  });

  it('with an origin is answered for any, without credentials; others are not', async () => {
    const headers = { Origin: 'https://client.example', 'Access-Control-Request-Method': 'DELETE' };
    const preflight = await on.call('OPTIONS', '/api/forms/1', { headers });
    expect([preflight.status, preflight.headers.has('Access-Control-Allow-Credentials')]).toEqual([
      204,
      false,
    ]);
    const { headers: plain } = await on.call('GET', '/api/forms');
    expect(plain.has('Access-Control-Allow-Origin')).toBe(false);
  });

  it('by a token is taken in any letter case of the scheme, and rejected without a signature', async () => {
    const headers = { Authorization: `bEaReR ${on.token}` };
    expect((await on.call('GET', '/api/forms', { headers })).status).toBe(200);
    const [, payload] = on.token.split('.');
    const token = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const response = await on.call('GET', '/api/forms', { token });
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
  });

  it('for a submission needs the whole token, of which an index leads to the first half', async () => {
    const formId = await on.newForm();
    const token = String((await on.newSubmission(formId)).token);
    const path = `/api/forms/${formId}/submissions/by-token`;
    const other = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const [sent, status] of [[token, 200] as const, [other, 404] as const])
      expect((await on.call('GET', `${path}/${sent}`)).status).toBe(status);
  });
});

describeBehaviour(
  'a refresh token',
  (on) => {
    it('has one use, also when many come at once', async () => {
      const login = { email: 'admin@endatix.com', password: 'P@ssw0rd' };
      const { refreshToken } = bodyOf(await on.call('POST', '/api/auth/login', { body: login }));
      const refresh = () => on.call('POST', '/api/auth/refresh-token', { body: { refreshToken } });
      const responses = await Promise.all(Array.from({ length: 8 }, refresh));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  },
  'all',
);
