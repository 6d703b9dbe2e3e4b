import 'client-only';
import { storageKeys } from '@/shared/storage-keys';
import { isMoment } from './jwt';

/** Who is signed in, and with what. Never leaves the tab. */
export interface Session {
  /** Empty for a token that was typed in. */
  email: string;
  accessToken: string;
  /** Null for a token that was typed in: it cannot be renewed. */
  refreshToken: string | null;
  /** End of the access token in milliseconds since 1970; null when the token does not tell. */
  expires: number | null;
  /** False for a session that ends with this page: it is not written down at all. */
  isStored?: boolean;
}

/** Whether a value from outside this page can be a session. */
function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const { email, accessToken, refreshToken, expires } = value as Partial<Session>;
  return (
    typeof email === 'string' &&
    typeof accessToken === 'string' &&
    (refreshToken === null || typeof refreshToken === 'string') &&
    (expires === null || isMoment(expires))
  );
}

/** The session of this tab for a target; null when there is none or the browser keeps nothing. */
export function readSession(target: string): Session | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(storageKeys.session(target)) ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the session until the tab is closed, if its owner wants that; null forgets it. Where the browser rejects,
 * memory alone has it.
 */
export function writeSession(target: string, session: Session | null): void {
  try {
    if (session && session.isStored !== false)
      window.sessionStorage.setItem(storageKeys.session(target), JSON.stringify(session));
    else window.sessionStorage.removeItem(storageKeys.session(target));
  } catch {
    // The session in memory serves until the page is left.
  }
}

const NAME = 'console.session';

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    // Missing, or rejected with cookies: each tab then has its own session.
    return undefined;
  }
}

/**
 * Tells the other tabs of this site of a new session. A server keeps one refresh token for an account, so a sign-in or a
 * renewal in one tab ends what the others hold. Nothing is stored, and tabs without that account take no notice. Silent
 * until someone listens.
 */
export function openSessionSharing() {
  let channel: BroadcastChannel | undefined;
  return {
    tell: (place: string, session: Session) => channel?.postMessage({ place, session }),
    /** Begins to listen to the other tabs; the result ends that. */
    listen(heard: (place: string, session: Session) => void): () => void {
      const own = openChannel();
      channel = own;
      if (own)
        own.onmessage = ({ data }: MessageEvent<{ place?: unknown; session?: unknown } | null>) => {
          if (typeof data?.place === 'string' && isSession(data.session)) heard(data.place, data.session);
        };
      return () => {
        own?.close();
        if (channel === own) channel = undefined;
      };
    },
  };
}
