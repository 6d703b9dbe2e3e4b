import { describe, expect, it } from 'vitest';
import { SNOWFLAKE_EPOCH, snowflakeIds } from '@/sandbox/domain/snowflake';

const at = (milliseconds: number) => ({ now: () => SNOWFLAKE_EPOCH + milliseconds });

describe('snowflakes', () => {
  it('hold time, generator and sequence', () => {
    const ids = snowflakeIds({ clock: at(5), generator: 3 });
    expect(ids.next()).toBe(String((5n << 22n) | (3n << 12n)));
    expect(ids.next()).toBe(String((5n << 22n) | (3n << 12n) | 1n));
  });

  it('have 19 digits today', () => {
    expect(snowflakeIds({ clock: { now: Date.now }, generator: 0 }).next()).toHaveLength(19);
  });

  it('rise without a gap for a repeated one, however many a millisecond and wherever the clock goes', () => {
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
    const used = snowflakeIds({ clock: at(1_000_000), generator: 1000 }).next();
    const next = snowflakeIds({ clock: at(5), generator: 0, after: used }).next();
    expect(BigInt(next)).toBeGreaterThan(BigInt(used));
  });

  it('follow a generator number that changes', () => {
    let number = 1;
    const ids = snowflakeIds({ clock: at(5), generator: () => number });
    ids.next();
    number = 2;
    expect((BigInt(ids.next()) >> 12n) & 1023n).toBe(2n);
  });
});
