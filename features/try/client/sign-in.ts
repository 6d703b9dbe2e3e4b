import 'client-only';
import { readProperties } from '@/shared/http/json';
import { describeReason } from '@/shared/http/reason';
import type { Send } from '@/shared/http/send';
import { tokenExpiry } from './jwt';
import type { Session } from './session';

/** The server rejected the credentials or the token; the message is its own. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
}

interface AccountServer {
  send: Send;
  origin: string;
}

function sessionIn(text: string, email: string): Session | undefined {
  const { accessToken, refreshToken } = readProperties(text);
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return undefined;
  return { email, accessToken, refreshToken, expires: tokenExpiry(accessToken) };
}

/**
 * Returns the session from the response to a sign-in, or to a renewal of `known`; else undefined.
 * @param sent body of the request
 * @param received body of the response
 */
export function sessionFrom(
  address: string,
  sent: string,
  received: string,
  known: Session | null,
): Session | undefined {
  const { email, refreshToken } = readProperties(sent);
  if (address.endsWith('/api/auth/login') && typeof email === 'string')
    return sessionIn(received, email.trim());
  const isRenewal = address.endsWith('/api/auth/refresh-token') && known?.refreshToken;
  return isRenewal && known.refreshToken === refreshToken ? sessionIn(received, known.email) : undefined;
}

const noEndatix = (origin: string, status: number): string =>
  `${origin} responded with ${status}, but without tokens, so it isn’t an Endatix API. Enter the part of your server’s URL before /api.`;

/** Signs in. Rejects with SignInError when the server rejects, else with another error. */
export async function login(
  { send, origin }: AccountServer,
  email: string,
  password: string,
  signal?: AbortSignal,
): Promise<Session> {
  const response = await send(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
    signal,
  });
  const { status, ok } = response;
  const text = await response.text();
  if (!ok) {
    const reason = describeReason(text);
    if (status === 404 && !reason) throw new Error(noEndatix(origin, status));
    const sentence = reason || `The server returned ${status}.`;
    // A proxy or an unavailable database rejects no one.
    throw status >= 500 ? new Error(sentence) : new SignInError(sentence);
  }
  const session = sessionIn(text, email);
  if (!session) throw new Error(noEndatix(origin, status));
  return session;
}

/**
 * Signs out at the server. Never rejects: the tokens are deleted in any case.
 * @returns status of the response; 0 for none
 */
export async function logout(server: AccountServer, session: Session): Promise<number> {
  try {
    const init = { method: 'POST', headers: { Authorization: `Bearer ${session.accessToken}` } };
    return (await server.send(`${server.origin}/api/auth/logout`, init)).status;
  } catch {
    // Tokens expire on their own.
    return 0;
  }
}
