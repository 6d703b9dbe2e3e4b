import { SignJWT } from 'jose';

export const TEST_KEY = new TextEncoder().encode('test-key-test-key-test-key-test-key-0123');

interface Variation {
  claims?: Record<string, unknown>;
  /** Claims to leave out. */
  without?: string[];
  key?: Uint8Array;
  /** Seconds from `now` until the token expires. */
  expiresIn?: number;
}

async function sign(now: number, { claims, without = [], key = TEST_KEY, expiresIn = 3600 }: Variation) {
  const payload: Record<string, unknown> = {
    sub: '900000000000000001',
    nameid: '900000000000000001',
    email: 'ghost@example.com',
    role: 'admin',
    permission: 'allow.all',
    tenant_id: '1',
    iss: 'endatix-api',
    aud: 'endatix-hub',
    nbf: now + expiresIn - 3600,
    iat: now + expiresIn - 3600,
    exp: now + expiresIn,
    ...claims,
  };
  for (const name of without) delete payload[name];
  return new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
}

/** Creates an access token of tenant 1 that stays valid when a test moves its clock. */
export function lastingToken(): Promise<string> {
  return sign(0, { claims: { nbf: 0, exp: 32_503_680_000 } });
}

/** Creates access tokens of an unknown user, each with the flaw in its name. `now` in seconds since 1970. */
export async function testTokens(now: number): Promise<Record<string, string>> {
  const ghostToken = await sign(now, {});
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  return {
    ghostToken,
    unsignedToken: ghostToken.replace(/^[^.]+(.*\.)[^.]+$/, `${none}$1`),
    tenant2Token: await sign(now, { claims: { tenant_id: '2' } }),
    noPermToken: await sign(now, { without: ['permission'] }),
    expiredToken: await sign(now, { expiresIn: -3600 }),
    badKeyToken: await sign(now, { key: new TextEncoder().encode('another-key-another-key-another-key-00') }),
    wrongAudienceToken: await sign(now, { claims: { aud: 'something-else' } }),
  };
}
