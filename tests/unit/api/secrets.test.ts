import { SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { accessTokens } from '@/api/domain/access-token';
import { hashPassword, verifyPassword } from '@/api/domain/passwords';
import { SNOWFLAKE_EPOCH, snowflakeIds } from '@/api/domain/snowflake';

describe('passwords', () => {
  it('take as much work for an account that does not exist', async () => {
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

  it('are rejected from another key, and a short key is rejected itself', async () => {
    const token = await (await accessTokens(key, at(1000))).issue(user);
    const other = await accessTokens(new TextEncoder().encode('o'.repeat(32)), at(1000));
    expect(await other.verify(token)).toBeUndefined();
    expect(await other.verifyIgnoringLifetime(token)).toBeUndefined();
    expect(await other.verify('no token')).toBeUndefined();
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
  ])('are rejected with %j, also where their lifetime does not count', async (claims) => {
    const tokens = await accessTokens(key, at(1500));
    const token = await signed(claims);
    expect(await tokens.verify(token)).toBeUndefined();
    expect(await tokens.verifyIgnoringLifetime(token)).toBeUndefined();
    expect(await tokens.verify(await signed({}))).toMatchObject({ tenantId: '7' });
  });
});

describe('identifiers', () => {
  it('rise, however many a millisecond and wherever the clock goes', () => {
    let time = 100;
    const ids = snowflakeIds({ clock: { now: () => SNOWFLAKE_EPOCH + time }, generator: 1023 });
    const made: bigint[] = [];
    for (let count = 0; count < 20_000; count++) {
      if (count === 10_000) time = 3;
      made.push(BigInt(ids.next()));
    }
    expect(made.every((id, index) => index === 0 || id > (made[index - 1] ?? 0n))).toBe(true);
  });

  it('begin above those of an earlier process, also after the clock went back', () => {
    const at = (milliseconds: number) => ({ now: () => SNOWFLAKE_EPOCH + milliseconds });
    const used = snowflakeIds({ clock: at(1_000_000), generator: 1000 }).next();
    const next = snowflakeIds({ clock: at(5), generator: 0, after: used }).next();
    expect(BigInt(next)).toBeGreaterThan(BigInt(used));
  });
});
