import type { Caller } from './kinds';

/** How a healthy server can differ from another. */
export interface Conditions {
  /** The source of October 2025, or the last release whose responses were recorded. */
  release: 'october-2025' | '0.7.3';
  /** In Production, a 500 has no body and no CORS header. */
  environment: 'development' | 'production';
  /** Whether pages of other origins can read responses. */
  isOpen: boolean;
  /** The account of the server. */
  administrator: { email: string; password: string };
}

/** Conditions under which the records were made. */
export const recordedConditions: Conditions = {
  release: 'october-2025',
  environment: 'development',
  isOpen: true,
  administrator: { email: 'admin@endatix.com', password: 'P@ssw0rd' },
};

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The tokens that a server has issued. */
export class Tokens {
  /** The one valid refresh token. */
  refreshToken = '';
  /** The kind of caller by access token. */
  private readonly callers = new Map<string, Caller>();

  /** Creates new tokens for a sign-in or a renewal. */
  issue(): { accessToken: string; refreshToken: string } {
    const jti = this.callers.size;
    const iat = Math.floor(Date.now() / 1000);
    const claims = { sub: '1', permission: 'allow.all', tenant_id: '1', jti, iat, exp: iat + 5400 };
    const accessToken = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}.c2lnbmF0dXJl`;
    this.callers.set(accessToken, 'valid');
    this.refreshToken = jti.toString(16).padStart(32, 'a');
    return { accessToken, refreshToken: this.refreshToken };
  }

  /** Expires every access token. */
  end(): void {
    for (const token of this.callers.keys()) this.callers.set(token, 'ended');
  }

  /** Returns the kind of caller by the header of a request. */
  getCaller(header: string | undefined): Caller {
    const [, token] = /^bearer (.*)$/i.exec(header ?? '') ?? [];
    return token === undefined ? 'none' : (this.callers.get(token.trim()) ?? 'bad');
  }
}
