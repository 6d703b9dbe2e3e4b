// The white space of .NET differs from JavaScript's \s: it includes U+0085 and excludes U+FEFF.
const blank = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*$/;

/** Returns whether a text is empty or white space. */
export const isBlank = (text: string): boolean => blank.test(text);

/** Fills the `{name}` placeholders of a message. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Returns whether the text looks like an email address: exactly one @, neither first nor last. */
export function isEmailShaped(text: string): boolean {
  const at = text.indexOf('@');
  return at > 0 && at < text.length - 1 && text.indexOf('@', at + 1) === -1;
}

/** Lowercases ASCII letters only: a key for case-insensitive comparison. */
export function foldCase(text: string): string {
  // A name in ASCII, as almost all, needs no function for each letter.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

const numeral = /^[\t-\r ]*([+-]?)(\d+)[\t-\r ]*$/;

/**
 * Parses a signed integer of so many bits: decimal digits, with optional sign and surrounding white space.
 * Undefined for anything else and for values out of range.
 */
function parseInteger(text: string, bits: number): bigint | undefined {
  const match = numeral.exec(text);
  const digits = match?.[2]?.replace(/^0+(?=\d)/, '');
  if (!match || digits === undefined || digits.length > 19) return undefined;
  const value = BigInt(match[1] === '-' ? `-${digits}` : digits);
  return BigInt.asIntN(bits, value) === value ? value : undefined;
}

/** Parses a signed 64-bit integer by these rules. */
export const parseInt64 = (text: string): bigint | undefined => parseInteger(text, 64);

/** Parses a signed 32-bit integer by the same rules. */
export function parseInt32(text: string): number | undefined {
  const value = parseInteger(text, 32);
  return value === undefined ? undefined : Number(value);
}
