import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInt32, parseInt64 } from '@/sandbox/domain/integers';

describe('integers', () => {
  it('read whatever 64 bits can hold, with a sign, zeros and blanks', () => {
    const any = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    fc.assert(fc.property(any, (value) => parseInt64(` ${value} `) === value));
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }),
        (value) => parseInt64(`+00${value}`) === value,
      ),
    );
  });

  it('refuse everything else', () => {
    const beyond = fc.oneof(fc.bigInt({ min: 2n ** 63n }), fc.bigInt({ max: -(2n ** 63n) - 1n })).map(String);
    const noNumber = fc.string().filter((text) => !/^\s*[+-]?\d+\s*$/.test(text));
    fc.assert(fc.property(fc.oneof(beyond, noNumber), (text) => parseInt64(text) === undefined));
  });

  it('keep to 32 bits where asked', () => {
    expect([parseInt32('2147483647'), parseInt32('2147483648')]).toEqual([2_147_483_647, undefined]);
    expect([parseInt32('-2147483648'), parseInt32('-2147483649')]).toEqual([-2_147_483_648, undefined]);
  });

  it('are read in one pass: going back for each digit of such a text would outlast the test', () => {
    const zeros = '0'.repeat(1_000_000);
    const read = [zeros, `${zeros}x`, `${' '.repeat(1_000_000)}x`].map(parseInt64);
    expect(read).toEqual([0n, undefined, undefined]);
  });
});
