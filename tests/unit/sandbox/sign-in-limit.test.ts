import { expect, it } from 'vitest';
import { TooManyAttempts } from '@/sandbox/domain/refusals';
import { limitedGate } from '@/sandbox/domain/sign-in-limit';

const limits = {
  perAccount: { attempts: 3, secondsPerAttempt: 60 },
  perAddress: { attempts: 5, secondsPerAttempt: 10 },
};

function gateAt() {
  const clock = { time: 1_000_000, elapsed: () => clock.time };
  const gate = limitedGate(clock, limits);
  const attempt = (account: string, address: string | undefined, right = false) =>
    gate.attempt(account, address, async () => right).catch((error: TooManyAttempts) => error);
  return { clock, gate, attempt };
}

it('lets a few attempts on an account fail, then one a minute, whatever the address', async () => {
  const { clock, attempt } = gateAt();
  for (const address of ['a', 'b', undefined]) expect(await attempt('me', address)).toBe(false);
  const refusal = await attempt('me', 'c', true);
  expect(refusal).toBeInstanceOf(TooManyAttempts);
  expect(refusal).toMatchObject({ retryAfter: 60 });
  expect(await attempt('you', 'c')).toBe(false);
  clock.time += 59_000;
  expect(await attempt('me', 'c', true)).toMatchObject({ retryAfter: 1 });
  clock.time += 1_000;
  expect(await attempt('me', 'c')).toBe(false);
  expect(await attempt('me', 'c')).toMatchObject({ retryAfter: 60 });
  clock.time += 3_600_000;
  for (let count = 0; count < 3; count++) expect(await attempt('me', undefined)).toBe(false);
  expect(await attempt('me', undefined)).toBeInstanceOf(TooManyAttempts);
});

it('limits an address over all accounts', async () => {
  const { attempt } = gateAt();
  for (let count = 0; count < 5; count++) expect(await attempt(`account ${count}`, 'a')).toBe(false);
  expect(await attempt('another', 'a')).toMatchObject({ retryAfter: 10 });
  expect(await attempt('another', 'b')).toBe(false);
});

it('counts neither success nor an attempt that was not looked at', async () => {
  const { gate, attempt } = gateAt();
  for (let count = 0; count < 20; count++) expect(await attempt('me', 'a', true)).toBe(true);
  for (let count = 0; count < 20; count++) {
    await expect(gate.attempt('me', 'a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  }
  expect(await attempt('me', 'a', true)).toBe(true);
});

it('counts attempts while they run: many at once are no way around', async () => {
  const { gate } = gateAt();
  let looks = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      gate.attempt('me', undefined, async () => {
        looks += 1;
        return false;
      }),
    ),
  );
  expect(looks).toBe(3);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(7);
});

it('forgets no account while it remembers few', async () => {
  const { attempt } = gateAt();
  for (let count = 0; count < 3; count++) await attempt('me', undefined);
  for (let count = 0; count < 1000; count++) await attempt(`account ${count}`, undefined);
  expect(await attempt('me', undefined)).toBeInstanceOf(TooManyAttempts);
});
