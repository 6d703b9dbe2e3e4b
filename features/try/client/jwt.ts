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

const toMilliseconds = (claim: unknown): number | null =>
  typeof claim === 'number' && isMoment(claim * 1000) ? claim * 1000 : null;

/** Returns the end of a token by its `exp`, in milliseconds since 1970. Null without a valid one. */
export function tokenExpiry(token: string): number | null {
  return toMilliseconds(readClaims(token).exp);
}

/**
 * Returns the end of a new token by the clock of this browser: the server's clock may differ, the lifetime
 * does not.
 * @param now milliseconds since 1970
 */
export function freshTokenExpiry(token: string, now: number): number | null {
  const { exp, iat } = readClaims(token);
  const [end, start] = [toMilliseconds(exp), toMilliseconds(iat)];
  return end !== null && start !== null && end > start ? now + end - start : end;
}

/** Returns whether a text has the three parts of a signed JSON Web Token. */
export const looksLikeJwt = (token: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
