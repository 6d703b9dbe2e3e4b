import { SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { accessTokens } from '@/packages/reference-api/domain/access-token';
import { hashPassword, verifyPassword } from '@/packages/reference-api/domain/passwords';
import { SNOWFLAKE_EPOCH, snowflakeIds } from '@/packages/reference-api/domain/snowflake';

describe('passwords', () => {
  it("don't match a damaged hash", async () => {
    const [, , salt, hash] = (await hashPassword('P@ssw0rd', 3)).split('$');
    for (const damaged of ['plain', 'pbkdf2-sha256$x$00$00', `pbkdf2-sha256$99999999999$${salt}$${hash}`])
      expect(await verifyPassword('P@ssw0rd', damaged, 1), damaged).toBe(false);
  });

  it("take as much work for an account that doesn't exist", async () => {
    const stored = await hashPassword('P@ssw0rd', 5);
    const derive = vi.spyOn(crypto.subtle, 'deriveBits');
    const work = async (hash: string | undefined) => {
      derive.mockClear();
      await verifyPassword('another', hash, 5);
      return derive.mock.calls.map(([algorithm]) => (algorithm as Pbkdf2Params).iterations);
    };
    expect(await work(stored)).toEqual([5]);
    expect(await work(undefined)).toEqual([5]);
    derive.mockRestore();
  });

  it('match the published test vector of PBKDF2-HMAC-SHA-256', async () => {
    // RFC 7914, section 11: password "passwd", salt "salt", one iteration; the first 32 bytes.
    const hash = '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc';
    expect(await verifyPassword('passwd', `pbkdf2-sha256$1$73616c74$${hash}`, 1)).toBe(true);
  });
});

describe('access tokens', () => {
  const key = new TextEncoder().encode('k'.repeat(32));
  const user = { id: '1573637275105886208', email: 'a@example.com', tenantId: '7' };
  const at = (seconds: number) => ({ now: () => seconds * 1000 });

  it('are valid from 15 seconds before to 15 seconds after their time', async () => {
    const token = await (await accessTokens(key, at(1000))).issue(user);
    const validAt = async (seconds: number) => (await accessTokens(key, at(seconds))).verify(token);
    expect(await validAt(1000)).toEqual({ userId: user.id, tenantId: '7', permitted: true });
    for (const seconds of [985, 6414]) expect(await validAt(seconds)).toBeDefined();
    for (const seconds of [984, 6416]) expect(await validAt(seconds)).toBeUndefined();
    expect(await (await accessTokens(key, at(99_999))).verifyIgnoringLifetime(token)).toBeDefined();
  });

  it('need a key of at least 32 bytes', async () => {
    await expect(accessTokens(key.slice(1), at(0))).rejects.toThrow('31 bytes');
  });

  const signed = (claims: Record<string, unknown>) => {
    const times = { nbf: 1000, exp: 2000, iss: 'endatix-api', aud: 'endatix-hub' };
    return new SignJWT({ sub: user.id, permission: 'allow.all', tenant_id: '7', ...times, ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(key);
  };
  const tenants = [undefined, true, null, '', '0', '-7', '1.0', '07', ' 7', 1.5, 2 ** 60, ['7'], "7' OR 1=1"];

  it.each<Record<string, unknown>>([
    ...[...tenants, '9223372036854775808'].map((tenant) => ({ tenant_id: tenant })),
    ...[undefined, 1e30, 253_402_300_800, 2000.5, '2000', null, true].map((exp) => ({ exp })),
    { nbf: -1 },
    { iat: 1e30 },
  ])("are rejected with %j, also where their lifetime doesn't count", async (claims) => {
    const tokens = await accessTokens(key, at(1500));
    const token = await signed(claims);
    expect(await tokens.verify(token)).toBeUndefined();
    expect(await tokens.verifyIgnoringLifetime(token)).toBeUndefined();
    expect(await tokens.verify(await signed({}))).toMatchObject({ tenantId: '7' });
  });

  it('have one spelling: no padding, no unused bits', async () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const tokens = await accessTokens(key, at(1500));
    const token = await signed({});
    const last = alphabet.indexOf(token.slice(-1));
    const spellings = [1, 2, 3].map((bits) => token.slice(0, -1) + alphabet[last + bits]);
    const signature = (text: string) => Buffer.from(text.split('.')[2] ?? '', 'base64url').toString('hex');
    for (const other of [...spellings, `${token}=`, `${token}==`]) {
      expect(signature(other)).toBe(signature(token));
      expect(await tokens.verify(other)).toBeUndefined();
      expect(await tokens.verifyIgnoringLifetime(other)).toBeUndefined();
    }
  });
});

describe('generated IDs', () => {
  it('contain the number of their generator, which distinguishes processes', () => {
    const ids = snowflakeIds({ clock: { now: () => SNOWFLAKE_EPOCH + 5 }, generator: 3 });
    expect(ids.next()).toBe(String((5n << 22n) | (3n << 12n)));
    expect(ids.next()).toBe(String((5n << 22n) | (3n << 12n) | 1n));
  });

  it('increase, for any number per millisecond and any change of the clock', () => {
    let time = 100;
    const ids = snowflakeIds({ clock: { now: () => SNOWFLAKE_EPOCH + time }, generator: 1023 });
    const made: bigint[] = [];
    for (let count = 0; count < 20_000; count++) {
      if (count === 10_000) time = 3;
      made.push(BigInt(ids.next()));
    }
    expect(made.every((id, index) => index === 0 || id > (made[index - 1] ?? 0n))).toBe(true);
  });

  it('begin after those of an earlier process, also after the clock went back', () => {
    const at = (milliseconds: number) => ({ now: () => SNOWFLAKE_EPOCH + milliseconds });
    const used = snowflakeIds({ clock: at(1_000_000), generator: 1000 }).next();
    const next = snowflakeIds({ clock: at(5), generator: 0, after: used }).next();
    expect(BigInt(next)).toBeGreaterThan(BigInt(used));
  });
});
