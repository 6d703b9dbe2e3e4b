const utf8 = new TextEncoder();

/** Returns `count` random bytes as lowercase hexadecimal digits. */
export const randomHex = (count: number): string => toHex(crypto.getRandomValues(new Uint8Array(count)));

/** Returns the SHA-256 of the text as hexadecimal digits. */
export async function sha256Hex(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text))));
}

/** Compares two texts in a time that depends only on their lengths. */
export function equalInConstantTime(left: string, right: string): boolean {
  const a = utf8.encode(left);
  const b = utf8.encode(right);
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index++) difference |= (a[index] ?? 0) ^ (b[index] ?? 0);
  return difference === 0;
}

/** Formats bytes as lowercase hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A submission token. Other text of a path finds none, and PostgreSQL rejects some of it. */
export const TOKEN_PATTERN = /^[0-9A-F]{64}$/;

/** Number of indexed characters of a submission token. The rest is compared in constant time. */
export const TOKEN_PREFIX_LENGTH = 32;
