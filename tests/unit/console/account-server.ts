import { afterEach, beforeEach, vi } from 'vitest';
import { openAccount } from '@/features/try/client/account';
import type { Send } from '@/shared/http/send';
import { memoryStorage } from '../support/memory-storage';

export const MINUTE = 60_000;
export const START = Date.UTC(2026, 0, 1);

/** Creates an access token with the claims that the browser reads. */
export function token(expires: number, issued?: number): string {
  const claims = { exp: expires / 1000, ...(issued !== undefined && { iat: issued / 1000 }) };
  return `e30.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.x`;
}

/** Behavior of the server. Each test begins with a healthy one. */
const healthy = {
  /** Creates the tokens of the server; its clock can differ from that of the browser. */
  issue: () => token(Date.now() + 90 * MINUTE),
  /** Message of a rejection. */
  rejected: { message: 'The supplied credentials are invalid!', errors: {} } as unknown,
  isRejecting: false,
  isOffline: false,
};

/** Creates a server to sign in to, and a tab whose clock is at START, for each test of the calling file. */
export function accountServer() {
  const storage = memoryStorage();
  const requests: { path: string; body: unknown; authorization: string | null }[] = [];
  const behavior = { ...healthy };

  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    vi.stubGlobal('window', { sessionStorage: storage });
    storage.items.clear();
    requests.length = 0;
    Object.assign(behavior, healthy);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const send: Send = async (input, init) => {
    if (behavior.isOffline) throw new TypeError('Failed to fetch');
    const body: unknown = JSON.parse(String(init?.body ?? 'null'));
    const authorization = new Headers(init?.headers).get('Authorization');
    requests.push({ path: new URL(input).pathname, body, authorization });
    if (behavior.isRejecting) return Response.json(behavior.rejected, { status: 400 });
    const refreshToken = `refresh-${requests.length}`;
    return Response.json({ email: 'a@b.co', accessToken: behavior.issue(), refreshToken });
  };
  const open = () => openAccount(() => ({ send, origin: 'https://api.example' }), 'sandbox');
  const signedIn = async (isStored?: boolean) => {
    const account = open();
    await account.signIn(' a@b.co ', 'P@ssw0rd', isStored);
    return account;
  };
  return { open, signedIn, behavior, requests, storage };
}
