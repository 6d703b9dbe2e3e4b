/** Latest moment that a `Date` can hold, in milliseconds since 1970. */
const LATEST = 8.64e15;

function claimsOf(token: string): { exp?: unknown; iat?: unknown } {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value * 1000) <= LATEST;

/**
 * When an access token ends by its own clock, in milliseconds since 1970; null when it does not tell, names a moment
 * beyond all calendars, or is no JWT.
 */
export function tokenExpiry(token: string): number | null {
  const { exp } = claimsOf(token);
  return isMoment(exp) ? exp * 1000 : null;
}

/**
 * When a token that was issued just now ends by the clock of this browser: the clock of the server may differ, what
 * the token lasts does not.
 * @param now present time in milliseconds since 1970
 */
export function freshTokenExpiry(token: string, now: number): number | null {
  const { exp, iat } = claimsOf(token);
  if (!isMoment(exp)) return null;
  return isMoment(iat) && exp > iat ? now + (exp - iat) * 1000 : exp * 1000;
}

/** Whether a text has the form of a signed JSON Web Token: three parts of base64url, with dots between. */
export const looksLikeJwt = (token: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
