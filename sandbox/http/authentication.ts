import type { AccessTokens, Caller } from '../domain/access-token';

/** Outcome of reading the `Authorization` header. */
export interface Authentication {
  caller: Caller | undefined;
  /** Whether a bearer token was sent, valid or not. */
  tokenSent: boolean;
}

/** Reads and checks the bearer token of a request. Another scheme counts as no token. */
export async function authenticate(header: string | null, tokens: AccessTokens): Promise<Authentication> {
  const token = /^bearer (.*)$/is.exec(header ?? '')?.[1]?.trim();
  if (!token) return { caller: undefined, tokenSent: false };
  return { caller: await tokens.verify(token), tokenSent: true };
}

/** Value of `WWW-Authenticate` on a 401. */
export function challenge({ tokenSent }: Authentication): string {
  return tokenSent ? 'Bearer error="invalid_token"' : 'Bearer';
}
