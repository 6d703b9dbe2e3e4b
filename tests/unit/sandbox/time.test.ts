import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustableClock, systemClock } from '@/sandbox/domain/clock';
import { isoTime, parseTicks, stamp } from '@/sandbox/domain/time';

describe('times', () => {
  it('are written in UTC, without zeros at the end', () => {
    expect(isoTime(0)).toBe('1970-01-01T00:00:00Z');
    expect(isoTime(1_500_000)).toBe('1970-01-01T00:00:01.5Z');
    expect(isoTime(10_000_001)).toBe('1970-01-01T00:00:10.000001Z');
    expect(isoTime(1_761_298_200_123_456)).toBe('2025-10-24T09:30:00.123456Z');
  });

  it('are read back to the tick', () => {
    const micros = fc.integer({ min: 0, max: 4_000_000_000_000_000 });
    fc.assert(fc.property(micros, (time) => parseTicks(isoTime(time)) === BigInt(time) * 10n));
  });

  it.each([
    ['1970-01-01', 0n],
    ['1970-01-02', 864_000_000_000n],
    ['1970-01-01T00:00', 0n],
    ['1970-01-01 00:00:01', 10_000_000n],
    ['1970-01-01T00:00:00.1234567Z', 1_234_567n],
    ['1970-01-01T00:00:00.123456789z', 1_234_567n],
    ['1970-01-01T02:00:00+02:00', 0n],
    ['1969-12-31T22:30:00-0130', 0n],
    ['0001-01-01', -621_355_968_000_000_000n],
    ['2024-02-29', 17_091_648_000_000_000n],
  ])('reads %s', (text, ticks) => {
    expect(parseTicks(text)).toBe(ticks);
  });

  it.each([
    '',
    '2025',
    '2025-13-01',
    '2025-02-29',
    '2025-01-01T24:00',
    '2025-01-01T10:60',
    '0000-01-01',
    '01/02/2025',
  ])('refuses "%s"', (text) => {
    expect(parseTicks(text)).toBeUndefined();
  });
});

describe('clocks', () => {
  it('give different readings within a millisecond', () => {
    const clock = systemClock();
    const readings = Array.from({ length: 500 }, () => stamp(clock));
    expect(new Set(readings).size).toBe(readings.length);
    expect(readings).toEqual([...readings].sort((a, b) => a - b));
  });

  it('can be moved', () => {
    const clock = adjustableClock({ now: () => 1000, elapsed: () => 5 });
    clock.advance(90);
    expect([clock.now(), clock.elapsed()]).toEqual([91_000, 90_005]);
  });
});
