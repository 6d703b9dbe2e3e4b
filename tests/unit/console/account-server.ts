import { afterEach, beforeEach, vi } from 'vitest';
import type { Send } from '@/lib/api/send';

export const MINUTE = 60_000;
export const START = Date.UTC(2026, 0, 1);

/** An access token, as far as the browser reads it. */
export function token(expires: number, issued?: number): string {
  const claims = { exp: expires / 1000, ...(issued !== undefined && { iat: issued / 1000 }) };
  return `e30.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.x`;
}

/** A browser's session storage. */
class TabStorage {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}

/** How the server behaves. Each test begins with a healthy one. */
export interface Behavior {
  /** Makes the tokens of the server; its clock may differ from that of the browser. */
  issue: () => string;
  /** What the server says when it rejects. */
  rejected: unknown;
  isRejecting: boolean;
  isOffline: boolean;
}

const healthy = (): Behavior => ({
  issue: () => token(Date.now() + 90 * MINUTE),
  rejected: { message: 'The supplied credentials are invalid!', errors: {} },
  isRejecting: false,
  isOffline: false,
});

/** A server to sign in to, and a tab whose clock stands at START, new for each test of the file that calls this. */
export function accountServer() {
  const storage = new TabStorage();
  const requests: { path: string; body: unknown }[] = [];
  const authorizations: (string | null)[] = [];
  const behavior = healthy();

  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    vi.stubGlobal('window', { sessionStorage: storage });
    storage.items.clear();
    requests.length = 0;
    authorizations.length = 0;
    Object.assign(behavior, healthy());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const send: Send = async (input, init) => {
    if (behavior.isOffline) throw new TypeError('Failed to fetch');
    const body: unknown = JSON.parse(String(init?.body ?? 'null'));
    requests.push({ path: new URL(input).pathname, body });
    authorizations.push(new Headers(init?.headers).get('Authorization'));
    if (behavior.isRejecting) return Response.json(behavior.rejected, { status: 400 });
    const refreshToken = `refresh-${requests.length}`;
    return Response.json({ email: 'a@b.co', accessToken: behavior.issue(), refreshToken });
  };
  return {
    server: () => ({ send, origin: 'https://api.example' }),
    behavior,
    requests,
    authorizations,
    storage,
  };
}
