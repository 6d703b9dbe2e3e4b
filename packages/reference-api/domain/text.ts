// The white space of .NET, which differs from JavaScript's \s by U+0085 (in) and U+FEFF (out).
const blank = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*$/;

/** Whether the text is empty or contains white space only. */
export function isBlank(text: string): boolean {
  return blank.test(text);
}

/** Fills the `{name}` places of a message. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Whether the text has the shape of an e-mail address: exactly one @, neither first nor last. */
export function isEmailShaped(text: string): boolean {
  const at = text.indexOf('@');
  return at > 0 && at < text.length - 1 && text.indexOf('@', at + 1) === -1;
}

/** The text with ASCII letters in lower case and all others as they are: a key for comparing without regard to case. */
export function foldCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

const numeral = /^[\t-\r ]*([+-]?)(\d+)[\t-\r ]*$/;

/**
 * Reads a signed integer of so many bits: decimal digits, a sign and surrounding blanks allowed.
 * Returns undefined for anything else and for values out of range.
 */
function parseInteger(text: string, bits: number): bigint | undefined {
  const match = numeral.exec(text);
  const digits = match?.[2]?.replace(/^0+(?=\d)/, '');
  if (!match || digits === undefined || digits.length > 19) return undefined;
  const value = BigInt(match[1] === '-' ? `-${digits}` : digits);
  return BigInt.asIntN(bits, value) === value ? value : undefined;
}

/** Reads a signed 64-bit integer. */
export const parseInt64 = (text: string): bigint | undefined => parseInteger(text, 64);

/** Reads a signed 32-bit integer by the same rules. */
export function parseInt32(text: string): number | undefined {
  const value = parseInteger(text, 32);
  return value === undefined ? undefined : Number(value);
}
