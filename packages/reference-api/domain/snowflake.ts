import type { Clock } from './clock';

export type IdGenerator = ReturnType<typeof snowflakeIds>;

/** Epoch of the IDs: 2015-01-01T00:00:00Z. */
export const SNOWFLAKE_EPOCH = Date.UTC(2015, 0, 1);
export const GENERATOR_COUNT = 1024;

const SEQUENCE_COUNT = 4096;

interface SnowflakeOptions {
  clock: Clock;
  /** Number from 0 to 1023, unique among the running generators of a database. */
  generator: number;
  /** An ID in use; new ones are greater even if the clock was set back. */
  after?: string | undefined;
}

/**
 * Creates 63-bit snowflakes: 41 bits of milliseconds since 2015, 10 bits of generator, 12 bits of sequence.
 * When a millisecond's 4,096 numbers are used, or the clock goes back, it uses the next millisecond.
 */
export function snowflakeIds({ clock, generator, after = '0' }: SnowflakeOptions) {
  let millisecond = Number(BigInt(after) >> 22n);
  // The used numbers of that millisecond are unknown, so assume all of them.
  let sequence = SEQUENCE_COUNT - 1;
  return {
    /** Returns the next ID, in decimal digits, greater than all before. */
    next(): string {
      const present = Math.floor(clock.now()) - SNOWFLAKE_EPOCH;
      if (present > millisecond) {
        millisecond = present;
        sequence = 0;
      } else if (++sequence === SEQUENCE_COUNT) {
        millisecond += 1;
        sequence = 0;
      }
      return String((BigInt(millisecond) << 22n) | (BigInt(generator) << 12n) | BigInt(sequence));
    },
  };
}
