import { expect, it } from 'vitest';
import { bodyOf, describeBehaviour, errorsOf } from './support/behavior';
import { drivers } from './support/drivers';
import { startTestApi } from './support/test-api';
import { testTokens } from './support/test-tokens';

describeBehaviour(
  'tokens',
  (on) => {
    it('tolerates 15 seconds, and gives 90 minutes', async () => {
      const later = await startTestApi();
      const fresh = await later.administratorToken();
      const status = async () =>
        (await later.call({ method: 'GET', path: '/api/forms', token: fresh })).status;
      later.clock.advance(90 * 60 + 10);
      expect(await status()).toBe(200);
      later.clock.advance(10);
      expect(await status()).toBe(401);
      await later.close();
    });

    it('ignores the letter case of the scheme, and rejects unsigned tokens', async () => {
      const headers = { Authorization: `bEaReR ${on.token}` };
      expect((await on.call('GET', '/api/forms', { headers })).status).toBe(200);
      const [, payload] = on.token.split('.');
      const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
      const response = await on.call('GET', '/api/forms', { token: unsigned });
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
    });

    it('matches submission tokens by letter case', async () => {
      const formId = await on.newForm();
      const { token: own } = await on.newSubmission(formId);
      const path = `/api/forms/${formId}/submissions/by-token`;
      expect((await on.call('GET', `${path}/${own}`)).status).toBe(200);
      expect((await on.call('GET', `${path}/${String(own).toLowerCase()}`)).status).toBe(404);
      expect(
        (await on.call('GET', `${path}/${String(own).replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`))
          .status,
      ).toBe(404);
    });

    it('does not renew a token at the wrong form', async () => {
      const [formId, other] = [await on.newForm(), await on.newForm()];
      const { token: own } = await on.newSubmission(formId);
      on.server.clock.advance(20 * 3600);
      const wrong = await on.call('PATCH', `/api/forms/${other}/submissions/by-token/${own}`, { body: {} });
      expect(wrong.status).toBe(404);
      on.server.clock.advance(5 * 3600);
      expect((await on.call('GET', `/api/forms/${formId}/submissions/by-token/${own}`)).status).toBe(404);
      await on.signIn();
    });

    it('exchanges a refresh token for its owner only, whatever the age of the header', async () => {
      const login = { email: 'admin@endatix.com', password: 'P@ssw0rd' };
      const signIn = async () => bodyOf(await on.call('POST', '/api/auth/login', { body: login }));
      const refresh = async (refreshToken: unknown, authorization?: string) => {
        const headers = { Authorization: authorization ?? null };
        return on.call('POST', '/api/auth/refresh-token', { body: { refreshToken }, headers });
      };
      const first = await signIn();
      on.server.clock.advance(3 * 3600);
      expect((await refresh(first.refreshToken, `Bearer ${first.accessToken}`)).status).toBe(200);
      const { ghostToken } = await testTokens(Math.floor(on.server.clock.now() / 1000));
      const second = await signIn();
      expect(bodyOf(await refresh(second.refreshToken, `Bearer ${ghostToken}`)).message).toBe(
        'Invalid or expired refresh token.',
      );
      expect(errorsOf(await refresh('', 'Basic x'))).toEqual({
        refreshToken: ["'refresh Token' must not be empty."],
        authorization: ["Authorization header must start with 'Bearer '."],
      });
      on.server.clock.advance(7 * 24 * 3600 + 1);
      expect((await refresh(second.refreshToken)).status).toBe(400);
      await on.signIn();
    });

    it('gives one refresh token one use, also when many come at once', async () => {
      const login = { email: 'admin@endatix.com', password: 'P@ssw0rd' };
      const { refreshToken } = bodyOf(await on.call('POST', '/api/auth/login', { body: login }));
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          on.call('POST', '/api/auth/refresh-token', { body: { refreshToken } }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  },
  drivers,
);
