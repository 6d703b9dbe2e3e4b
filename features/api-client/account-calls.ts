import 'client-only';
import { parseJson } from '@/shared/http/json';
import { describeReason } from '@/shared/http/reason';
import type { Send } from '@/shared/http/send';
import { freshTokenExpiry } from './jwt';
import type { Session } from './session';

/** The server did not accept the credentials or the token; the message is its own. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
}

/** How to reach the account operations of a target. */
export interface AccountServer {
  send: Send;
  origin: string;
}

/** Reads a JSON object; an empty one for anything else. */
function readObject(text: string): Record<string, unknown> {
  try {
    const value = parseJson(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function sessionIn(text: string, email: string): Session | undefined {
  const { accessToken, refreshToken } = readObject(text);
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return undefined;
  return { email, accessToken, refreshToken, expires: freshTokenExpiry(accessToken, Date.now()) };
}

/**
 * Returns the session that a request for tokens of this page brought: a sign-in, or a renewal of `known`. Undefined for
 * any other request.
 * @param sent body of the request
 * @param received body of its successful response
 */
export function sessionFrom(
  address: string,
  sent: string,
  received: string,
  known: Session | null,
): Session | undefined {
  const { email, refreshToken } = readObject(sent);
  if (address.endsWith('/api/auth/login') && typeof email === 'string')
    return sessionIn(received, email.trim());
  const isRenewal = address.endsWith('/api/auth/refresh-token') && known?.refreshToken;
  return isRenewal && known.refreshToken === refreshToken ? sessionIn(received, known.email) : undefined;
}

const bearer = ({ accessToken }: Session) => ({ Authorization: `Bearer ${accessToken}` });

/** What responds without tokens is a page, a proxy, or the server at another path. */
const noEndatix = (origin: string, status: number): string =>
  `${origin} responded with ${status}, but without tokens, so it isn’t an Endatix API. Enter the part of your server’s URL before /api.`;

async function newSession(
  { send, origin }: AccountServer,
  operation: string,
  email: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Session> {
  const response = await send(`${origin}/api/auth/${operation}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { status, ok } = response;
  const text = await response.text();
  if (!ok) {
    const reason = describeReason(text);
    if (status === 404 && !reason) throw new Error(noEndatix(origin, status));
    const sentence = reason || `The server returned ${status}.`;
    // A proxy or a database that is away has rejected nothing: the session may go on.
    throw status >= 500 ? new Error(sentence) : new SignInError(sentence);
  }
  const session = sessionIn(text, email);
  if (!session) throw new Error(noEndatix(origin, status));
  return session;
}

/** Signs in. Rejects with SignInError when the server rejects, with another error when it gives no response or one of another kind. */
export const login = (server: AccountServer, email: string, password: string): Promise<Session> =>
  newSession(server, 'login', email, { email, password });

/**
 * Exchanges the refresh token for a new session; each refresh token works once. The access token goes along, ended or
 * not: an Endatix server asks for it, the contract allows it. Rejects as `login` does.
 */
export const refresh = (server: AccountServer, session: Session): Promise<Session> =>
  newSession(server, 'refresh-token', session.email, { refreshToken: session.refreshToken }, bearer(session));

/**
 * Tells the server of the sign-out. Never rejects: the caller forgets the tokens in any case.
 * @returns status of the response; 0 for none
 */
export async function logout(server: AccountServer, session: Session): Promise<number> {
  try {
    const init = { method: 'POST', headers: bearer(session) };
    return (await server.send(`${server.origin}/api/auth/logout`, init)).status;
  } catch {
    // The server is gone; its tokens expire on their own.
    return 0;
  }
}
