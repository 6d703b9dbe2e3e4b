/** Whether a number of milliseconds since 1970 is a moment that a date can hold. */
export const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= 8.64e15;

/** When an access token ends, in milliseconds since 1970; null when the token does not tell or is no JWT. */
export function tokenExpiry(token: string): number | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' && isMoment(exp * 1000) ? exp * 1000 : null;
  } catch {
    return null;
  }
}

/** Whether a text has the form of a signed JSON Web Token: three parts of base64url, with dots between. */
export const looksLikeJwt = (token: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
