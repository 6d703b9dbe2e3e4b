import 'client-only';

/** Whether a number of milliseconds since 1970 is a moment that a date can hold. */
export const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= 8.64e15;

function getClaims(token: string): { exp?: unknown; iat?: unknown } {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** Milliseconds of a time claim, which counts seconds; null when it is none. */
const toMilliseconds = (claim: unknown): number | null =>
  typeof claim === 'number' && isMoment(claim * 1000) ? claim * 1000 : null;

/**
 * When an access token ends by its own clock, in milliseconds since 1970; null when it does not tell, names a moment
 * beyond all calendars, or is no JWT.
 */
export function tokenExpiry(token: string): number | null {
  return toMilliseconds(getClaims(token).exp);
}

/**
 * When a token that was issued just now ends by the clock of this browser: the clock of the server may differ, what
 * the token lasts does not.
 * @param now present time in milliseconds since 1970
 */
export function freshTokenExpiry(token: string, now: number): number | null {
  const { exp, iat } = getClaims(token);
  const [end, start] = [toMilliseconds(exp), toMilliseconds(iat)];
  return end !== null && start !== null && end > start ? now + end - start : end;
}

/** Whether a text has the form of a signed JSON Web Token: three parts of base64url, with dots between. */
export const looksLikeJwt = (token: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
