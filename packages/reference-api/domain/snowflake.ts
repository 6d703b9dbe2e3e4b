import type { Clock } from './clock';

/** Makes identifiers. */
export interface IdGenerator {
  /** The next identifier, in decimal digits; greater than every one before. */
  next(): string;
}

/** Start of the identifiers' time: 2015-01-01T00:00:00Z. */
export const SNOWFLAKE_EPOCH = Date.UTC(2015, 0, 1);
export const GENERATOR_COUNT = 1024;

const SEQUENCE_COUNT = 4096;

interface SnowflakeOptions {
  clock: Pick<Clock, 'now'>;
  /** Number from 0 to 1023 that no other running generator of the same database has. */
  generator: number;
  /** An identifier already in use; new ones lie above it even when the clock was set back. */
  after?: string | undefined;
}

/**
 * 63-bit snowflakes: 41 bits of milliseconds since 2015, 10 bits of generator, 12 bits of sequence.
 * When a millisecond's 4,096 numbers are used up, or the clock goes back, the next millisecond is borrowed.
 */
export function snowflakeIds({ clock, generator, after = '0' }: SnowflakeOptions): IdGenerator {
  let millisecond = Number(BigInt(after) >> 22n);
  // What was used within that millisecond is unknown, so it counts as used up.
  let sequence = SEQUENCE_COUNT - 1;
  return {
    next() {
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
