import type { Send } from '@/lib/shared/api/send';
import { tokenExpiry } from './jwt';
import type { Session } from './session-storage';

/** The server did not accept the credentials or the token; the message is its own. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
}

/** How to reach the account operations of a target. */
export interface AccountServer {
  send: Send;
  origin: string;
}

function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

async function refusal(response: Response): Promise<SignInError> {
  const text = await response.text();
  let message = '';
  try {
    const body = JSON.parse(text) as { message?: unknown; errors?: Record<string, string[]> };
    const details = Object.values(body.errors ?? {}).flat();
    message = details.length > 0 ? details.join(' ') : String(body.message ?? '');
  } catch {
    // No JSON: the status has to do.
  }
  return new SignInError(message || `The server answered ${response.status}.`);
}

async function tokensOf(response: Response): Promise<{ accessToken: string; refreshToken: string }> {
  const body = (await response.json()) as { accessToken?: unknown; refreshToken?: unknown };
  if (typeof body.accessToken !== 'string' || typeof body.refreshToken !== 'string')
    throw new SignInError('The answer of the server holds no tokens. Is it an Endatix server?');
  return { accessToken: body.accessToken, refreshToken: body.refreshToken };
}

/** Signs in. Rejects with SignInError when the server refuses, with the transport's error when it gives no answer. */
export async function login(server: AccountServer, email: string, password: string): Promise<Session> {
  const response = await server.send(`${server.origin}/api/auth/login`, post({ email, password }));
  if (!response.ok) throw await refusal(response);
  const tokens = await tokensOf(response);
  return { email, ...tokens, expires: tokenExpiry(tokens.accessToken) };
}

/** Exchanges the refresh token for a new session; each refresh token works once. Rejects as `login` does. */
export async function refresh(server: AccountServer, session: Session): Promise<Session> {
  const { refreshToken } = session;
  const response = await server.send(`${server.origin}/api/auth/refresh-token`, post({ refreshToken }));
  if (!response.ok) throw await refusal(response);
  const tokens = await tokensOf(response);
  return { email: session.email, ...tokens, expires: tokenExpiry(tokens.accessToken) };
}

/** Tells the server of the sign-out. Never rejects: the caller forgets the tokens in any case. */
export async function logout(server: AccountServer, session: Session): Promise<void> {
  try {
    const headers = { Authorization: `Bearer ${session.accessToken}` };
    await server.send(`${server.origin}/api/auth/logout`, { method: 'POST', headers });
  } catch {
    // The server is gone; its tokens end by themselves.
  }
}
