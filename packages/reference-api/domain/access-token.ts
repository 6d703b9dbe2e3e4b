import { compactVerify } from 'jose/jws/compact/verify';
import { SignJWT } from 'jose/jwt/sign';
import type { Clock } from './clock';
import { parseInt64 } from './text';

/** Permission in the token that every protected operation requires. */
const REQUIRED_PERMISSION = 'allow.all';

const ISSUER = 'endatix-api';
/** New tokens contain the first; all are accepted. */
const AUDIENCES = ['endatix-hub', 'endatix-client'];
const LIFETIME_SECONDS = 90 * 60;
const CLOCK_TOLERANCE_SECONDS = 15;
/** Maximum number of verified tokens in the cache. */
const REMEMBERED_TOKENS = 1000;
/** Minimum key length of HS256. */
export const MIN_KEY_BYTES = 32;

/** Identity in a valid token, without a database lookup. */
export interface Caller {
  /** ID of the user; null if the token has none. */
  userId: string | null;
  /** Tenant whose items the caller can access. */
  tenantId: string;
  permitted: boolean;
}

/** Issues and checks access tokens of one signing key. */
export type AccessTokens = Awaited<ReturnType<typeof accessTokens>>;

/** Last second of the year 9999, the limit of the server's dates. */
const LATEST_TIME = 253_402_300_799;

/** Whole seconds since 1970. */
function isTime(claim: unknown): boolean {
  return Number.isInteger(claim) && Number(claim) >= 0 && Number(claim) <= LATEST_TIME;
}

/**
 * Three parts in base64url, the last one 32 bytes. Only four bits of its 43rd character count: with other
 * bits or padding, the same bytes would have a second spelling.
 */
const tokenPattern = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

function digits(claim: unknown): string | null {
  const value =
    typeof claim === 'string' || typeof claim === 'number' ? parseInt64(String(claim)) : undefined;
  return value === undefined ? null : String(value);
}

/**
 * Reads the tenant of a token: a positive 64-bit integer, as string or as a number that JSON represents
 * exactly.
 */
function readTenant(claim: unknown): string | undefined {
  const isExact = typeof claim === 'string' ? /^[1-9]\d*$/.test(claim) : Number.isSafeInteger(claim);
  const tenant = isExact ? digits(claim) : null;
  return tenant === null || tenant.startsWith('-') || tenant === '0' ? undefined : tenant;
}

function includes(claim: unknown, expected: readonly string[]): boolean {
  const values: unknown[] = Array.isArray(claim) ? claim : [claim];
  return values.some((value) => typeof value === 'string' && expected.includes(value));
}

/** A token with a valid signature; times in seconds since 1970. */
interface VerifiedToken {
  caller: Caller;
  from: number;
  until: number;
}

/** Reads claims; undefined for another issuer or audience, without a tenant, or with an invalid time. */
function readClaims(claims: Readonly<Record<string, unknown>>): VerifiedToken | undefined {
  const tenantId = readTenant(claims.tenant_id);
  const times = [claims.exp, claims.nbf ?? 0, claims.iat ?? 0];
  const isOurs = claims.iss === ISSUER && includes(claims.aud, AUDIENCES);
  if (!isOurs || tenantId === undefined || !times.every(isTime)) return undefined;
  const userId = digits(claims.sub) ?? digits(claims.nameid);
  const caller = { userId, tenantId, permitted: includes(claims.permission, [REQUIRED_PERMISSION]) };
  return { caller, from: Number(claims.nbf ?? 0), until: Number(claims.exp) };
}

function isCurrent({ from, until }: VerifiedToken, clock: Clock): boolean {
  const now = Math.floor(clock.now() / 1000);
  return from <= now + CLOCK_TOLERANCE_SECONDS && until > now - CLOCK_TOLERANCE_SECONDS;
}

/**
 * Creates access tokens signed with HS256.
 * @param signingKey at least 32 bytes
 * @throws RangeError for a shorter key
 */
export async function accessTokens(signingKey: Uint8Array, clock: Clock) {
  if (signingKey.length < MIN_KEY_BYTES) {
    throw new RangeError(
      `The signing key has ${signingKey.length} bytes; it needs at least ${MIN_KEY_BYTES}.`,
    );
  }
  const key = await crypto.subtle.importKey(
    'raw',
    Uint8Array.from(signingKey),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );

  // Clients send the same token many times: cache the verified signature, and check only the lifetime.
  const verified = new Map<string, VerifiedToken>();

  async function read(token: string): Promise<VerifiedToken | undefined> {
    const known = verified.get(token);
    if (known || !tokenPattern.test(token)) return known;
    try {
      const { payload } = await compactVerify(token, key, { algorithms: ['HS256'] });
      const claims: unknown = JSON.parse(new TextDecoder().decode(payload));
      const found = typeof claims === 'object' && claims !== null ? readClaims({ ...claims }) : undefined;
      if (verified.size >= REMEMBERED_TOKENS) verified.clear();
      if (found) verified.set(token, found);
      return found;
    } catch {
      return undefined;
    }
  }

  return {
    issue({ id, email, tenantId }: { id: string; email: string; tenantId: string }): Promise<string> {
      const now = Math.floor(clock.now() / 1000);
      return new SignJWT({
        sub: id,
        nameid: id,
        email,
        role: 'admin',
        permission: REQUIRED_PERMISSION,
        tenant_id: tenantId,
        nbf: now,
        iat: now,
        exp: now + LIFETIME_SECONDS,
        iss: ISSUER,
        aud: AUDIENCES[0],
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(key);
    },

    /** Returns the caller of a valid token; undefined for a rejected one. */
    async verify(token: string): Promise<Caller | undefined> {
      const found = await read(token);
      return found && isCurrent(found, clock) ? found.caller : undefined;
    },
    /** Like `verify`, but also accepts an expired token. */
    verifyIgnoringLifetime: async (token: string) => (await read(token))?.caller,
  };
}
