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

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

const bearer = ({ accessToken }: Session) => ({ Authorization: `Bearer ${accessToken}` });

async function errorResponse(response: Response): Promise<SignInError> {
  const reason = reasonOf(await response.text());
  return new SignInError(reason || `The server returned ${response.status}.`);
}

async function tokensOf(response: Response): Promise<{ accessToken: string; refreshToken: string }> {
  const body = (await response.json()) as { accessToken?: unknown; refreshToken?: unknown };
  if (typeof body.accessToken !== 'string' || typeof body.refreshToken !== 'string')
    throw new SignInError('The response contains no tokens. Check that this is an Endatix server.');
  return { accessToken: body.accessToken, refreshToken: body.refreshToken };
}

/** Signs in. Rejects with SignInError when the server rejects, with the transport's error when it gives no response. */
export async function login(server: AccountServer, email: string, password: string): Promise<Session> {
  const response = await server.send(`${server.origin}/api/auth/login`, post({ email, password }));
  if (!response.ok) throw await errorResponse(response);
  const tokens = await tokensOf(response);
  return { email, ...tokens, expires: freshTokenExpiry(tokens.accessToken, Date.now()) };
}

/**
 * Exchanges the refresh token for a new session; each refresh token works once. The access token goes along, ended or
 * not: an Endatix server asks for it, the contract allows it. Rejects as `login` does.
 */
export async function refresh(server: AccountServer, session: Session): Promise<Session> {
  const { refreshToken } = session;
  const response = await server.send(
    `${server.origin}/api/auth/refresh-token`,
    post({ refreshToken }, bearer(session)),
  );
  if (!response.ok) throw await errorResponse(response);
  const tokens = await tokensOf(response);
  return { email: session.email, ...tokens, expires: freshTokenExpiry(tokens.accessToken, Date.now()) };
}

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
