/** Largest value of a signed 32-bit integer. */
const INT32_MAX = 2_147_483_647;

const INT64_MAX = 9_223_372_036_854_775_807n;
const numeral = /^[\t-\r ]*([+-]?)(\d+)[\t-\r ]*$/;

/**
 * Reads a signed 64-bit integer: decimal digits, a sign and surrounding blanks allowed.
 * Returns undefined for anything else and for values out of range.
 */
export function parseInt64(text: string): bigint | undefined {
  const match = numeral.exec(text);
  const digits = match?.[2]?.replace(/^0+(?=\d)/, '');
  if (!match || digits === undefined || digits.length > 19) return undefined;
  const value = BigInt(match[1] === '-' ? `-${digits}` : digits);
  return value > INT64_MAX || value < -INT64_MAX - 1n ? undefined : value;
}

/** Reads a signed 32-bit integer by the same rules. */
export function parseInt32(text: string): number | undefined {
  const value = parseInt64(text);
  if (value === undefined || value > BigInt(INT32_MAX) || value < -BigInt(INT32_MAX) - 1n) return undefined;
  return Number(value);
}
