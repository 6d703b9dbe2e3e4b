import type { Clock } from './clock';

/** A stored time: whole microseconds since 1970-01-01T00:00:00Z, below 2^53. */
export type Micros = number;

export const MICROS_PER_SECOND = 1_000_000;

/** Returns the current time in whole microseconds. */
export const timestamp = (clock: Clock): Micros => Math.round(clock.now() * 1000);

/** Formats a time in ISO 8601 in UTC with `Z`, without trailing zeros in the fraction. */
export function isoTime(micros: Micros): string {
  const second = Math.floor(micros / MICROS_PER_SECOND);
  const digits = String(micros - second * MICROS_PER_SECOND).padStart(6, '0');
  const fraction = digits === '000000' ? '' : `.${digits.replace(/0+$/, '')}`;
  return `${new Date(second * 1000).toISOString().slice(0, -5)}${fraction}Z`;
}

const isoPattern =
  /^(\d{4}-\d\d-\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,16}))?)?(?:[Zz]|([+-])(\d\d):?(\d\d))?)?$/;

/** Greatest distance from UTC that a time can have in .NET: 14 hours. */
const MAX_OFFSET_MINUTES = 14 * 60;

/**
 * Parses an ISO date or date-time, in UTC by default. Returns 100-nanosecond ticks since 1970 (exact, so
 * `bigint`); undefined if invalid.
 */
export function parseTicks(text: string): bigint | undefined {
  const match = isoPattern.exec(text.trim());
  if (!match) return undefined;
  const [, day, hour = '00', minute = '00', second = '00', fraction = '', sign, offHour, offMinute] = match;
  const written = `${day}T${hour}:${minute}:${second}`;
  const time = Date.parse(`${written}Z`);
  // A day or an hour that doesn't exist is another one, or none.
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
  const offset = Number(offHour ?? 0) * 60 + Number(offMinute ?? 0);
  if (!isReal || day?.startsWith('0000') || Number(offMinute ?? 0) > 59 || offset > MAX_OFFSET_MINUTES)
    return undefined;
  const offsetMinutes = sign === '-' ? -offset : offset;
  const ticks = BigInt(fraction.slice(0, 7).padEnd(7, '0'));
  return BigInt(time - offsetMinutes * 60_000) * 10_000n + ticks;
}
