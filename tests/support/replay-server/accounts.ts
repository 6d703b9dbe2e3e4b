import type { Caller } from './kinds';

/** How a healthy server can differ from another. */
export interface Conditions {
  /** The source of October 2025, or the last release whose responses were recorded. */
  release: 'october-2025' | '0.7.3';
  /** In Production, a 500 has no body and no CORS header. */
  environment: 'development' | 'production';
  /** Origins whose pages can read responses; `*` allows all. */
  origins: '*' | readonly string[];
  /** The account of the server. */
  administrator: { email: string; password: string };
  /** Claims of a signed-in user; undefined for those of the record. */
  claims: Readonly<Record<string, unknown>> | undefined;
  /** Lifetime of access tokens in seconds. */
  lifetime: number;
  /** How far the clock of the server is ahead, in milliseconds. */
  ahead: number;
}

/** Conditions under which the records were made. */
export const recordedConditions: Conditions = {
  release: 'october-2025',
  environment: 'development',
  origins: '*',
  administrator: { email: 'admin@endatix.com', password: 'P@ssw0rd' },
  claims: undefined,
  lifetime: 5400,
  ahead: 0,
};

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The tokens that a server has issued. */
export class Tokens {
  /** The one valid refresh token. */
  refreshToken = '';
  /** Access tokens with their expiry in milliseconds since 1970. */
  private readonly ends = new Map<string, number>();
  private serial = 0;

  constructor(private readonly conditions: Conditions) {}

  private now(): number {
    return Date.now() + this.conditions.ahead;
  }

  /** Creates new tokens for a sign-in or a renewal. */
  issue(): { accessToken: string; refreshToken: string } {
    this.serial += 1;
    const iat = Math.floor(this.now() / 1000);
    const exp = iat + this.conditions.lifetime;
    const claims = { sub: '1', permission: 'allow.all', tenant_id: '1', jti: this.serial, iat, exp };
    const accessToken = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}.c2lnbmF0dXJl`;
    this.ends.set(accessToken, exp * 1000);
    this.refreshToken = this.serial.toString(16).padStart(32, 'a');
    return { accessToken, refreshToken: this.refreshToken };
  }

  /** Expires every access token. */
  end(): void {
    for (const token of this.ends.keys()) this.ends.set(token, 0);
  }

  /** Returns the kind of caller by the header of a request. */
  getCaller(header: string | undefined): Caller {
    const [, token] = /^bearer (.*)$/i.exec(header ?? '') ?? [];
    if (token === undefined) return 'none';
    const end = this.ends.get(token.trim());
    if (end === undefined) return 'bad';
    return end + 15_000 < this.now() ? 'ended' : 'valid';
  }
}
