import 'client-only';
import { reasonOf } from '@/lib/api/reason';
import type { Send } from '@/lib/api/send';
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

const bearer = ({ accessToken }: Session) => ({ Authorization: `Bearer ${accessToken}` });

/** Returns the properties of a JSON object; none for any other text. */
function propertiesOf(text: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text) as object | null) } as Record<string, unknown>;
  } catch {
    return {};
  }
}

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
  const { accessToken, refreshToken } = propertiesOf(text);
  if (!ok) {
    const reason = reasonOf(text);
    if (status === 404 && !reason) throw new Error(noEndatix(origin, status));
    const sentence = reason || `The server returned ${status}.`;
    // A proxy or a database that is away has rejected nothing: the session may go on.
    throw status >= 500 ? new Error(sentence) : new SignInError(sentence);
  }
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string')
    throw new Error(noEndatix(origin, status));
  return { email, accessToken, refreshToken, expires: freshTokenExpiry(accessToken, Date.now()) };
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
