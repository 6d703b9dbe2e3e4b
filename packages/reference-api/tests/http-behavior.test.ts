import { expect, it } from 'vitest';
import { describeBehavior, getBody } from './support/behavior';
import { toRequest } from './support/test-api';

// What the cases don't cover.

describeBehavior('a request', (on) => {
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

  it('for a submission requires the whole token, although only the first half is indexed', async () => {
    const formId = await on.newForm();
    const token = String((await on.newSubmission(formId)).token);
    const path = `/api/forms/${formId}/submissions/by-token`;
    const other = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const [sent, status] of [[token, 200] as const, [other, 404] as const])
      expect((await on.call('GET', `${path}/${sent}`)).status).toBe(status);
  });
});

describeBehavior(
  'a refresh token',
  (on) => {
    it('succeeds once when several arrive at the same time', async () => {
      const login = { email: 'admin@endatix.com', password: 'P@ssw0rd' };
      const { refreshToken } = getBody(await on.call('POST', '/api/auth/login', { body: login }));
      const refresh = () => on.call('POST', '/api/auth/refresh-token', { body: { refreshToken } });
      const responses = await Promise.all(Array.from({ length: 8 }, refresh));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  },
  'all',
);
