import type { Caller } from './kinds';

/** What distinguishes one healthy server from another. */
export interface Conditions {
  /** In Production, a 500 has no body and no CORS header. */
  environment: 'development' | 'production';
  /** Origins whose pages may read responses; `*` allows all. */
  origins: '*' | readonly string[];
  /** The account that the server has. */
  administrator: { email: string; password: string };
  /** Claims of a signed-in user; undefined for those of the record. */
  claims: Readonly<Record<string, unknown>> | undefined;
  /** Life of access tokens in seconds. */
  lifetime: number;
  /** How far the clock of the server is ahead, in milliseconds. */
  ahead: number;
}

/** Conditions under which the records were made. */
export const recordedConditions: Conditions = {
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
  /** The one refresh token that can be used. */
  refreshToken = '';
  /** Access tokens with their end in milliseconds since 1970. */
  private readonly ends = new Map<string, number>();
  private serial = 0;

  constructor(private readonly conditions: Conditions) {}

  private now(): number {
    return Date.now() + this.conditions.ahead;
  }

  /** New tokens, as a sign-in and a renewal give them. */
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

  /** Lets every access token end. */
  end(): void {
    for (const token of this.ends.keys()) this.ends.set(token, 0);
  }

  /** Who calls, by the header of a request. */
  getCaller(header: string | undefined): Caller {
    const [, token] = /^bearer (.*)$/i.exec(header ?? '') ?? [];
    if (token === undefined) return 'none';
    const end = this.ends.get(token.trim());
    if (end === undefined) return 'bad';
    return end + 15_000 < this.now() ? 'ended' : 'valid';
  }
}
