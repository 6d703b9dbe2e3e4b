import 'client-only';

/** Returns whether milliseconds since 1970 are in the range of a date. */
export const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= 8.64e15;

/** Returns the claims of a JSON Web Token, unchecked; none for another text. */
export function readClaims(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (byte) => byte.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}

/** Returns the end of a token by its `exp`, in milliseconds since 1970. Null without a valid one. */
export function tokenExpiry(token: string): number | null {
  const { exp } = readClaims(token);
  return typeof exp === 'number' && isMoment(exp * 1000) ? exp * 1000 : null;
}

/** Returns whether a text has the three parts of a signed JSON Web Token. */
export const looksLikeJwt = (token: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
