import { SignJWT } from 'jose';

export const TEST_KEY = new TextEncoder().encode('test-key-test-key-test-key-test-key-0123');

const HOUR = 3600;

/** Signs a token that is valid for an hour from `now`; claims that are undefined are left out. */
function sign(now: number, claims: Record<string, unknown> = {}, key = TEST_KEY): Promise<string> {
  const payload = {
    sub: '900000000000000001',
    nameid: '900000000000000001',
    email: 'ghost@example.com',
    role: 'admin',
    permission: 'allow.all',
    tenant_id: '1',
    iss: 'endatix-api',
    aud: 'endatix-hub',
    nbf: now,
    iat: now,
    exp: now + HOUR,
    ...claims,
  };
  return new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
}

/** Creates an access token of tenant 1 that stays valid when a test moves its clock. */
export function lastingToken(): Promise<string> {
  return sign(0, { exp: 32_503_680_000 });
}

/** Creates access tokens of an unknown user, each with the flaw in its name. `now` in seconds since 1970. */
export async function testTokens(now: number): Promise<Record<string, string>> {
  const ghostToken = await sign(now);
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  return {
    ghostToken,
    unsignedToken: ghostToken.replace(/^[^.]+(.*\.)[^.]+$/, `${none}$1`),
    tenant2Token: await sign(now, { tenant_id: '2' }),
    noPermToken: await sign(now, { permission: undefined }),
    expiredToken: await sign(now - 2 * HOUR),
    badKeyToken: await sign(now, {}, new TextEncoder().encode('another-key-another-key-another-key-00')),
    wrongAudienceToken: await sign(now, { aud: 'something-else' }),
  };
}
