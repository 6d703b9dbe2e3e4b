import 'client-only';
import { storageKeys } from '@/shared/storage-keys';
import { isMoment } from './jwt';

export interface Session {
  /** Empty for a pasted token. */
  email: string;
  accessToken: string;
  /** Null for a pasted token. */
  refreshToken: string | null;
  /** In milliseconds since 1970; null if the token has no expiry. */
  expires: number | null;
  /** False for a session that is not stored. */
  isStored?: boolean;
}

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

/** Reads the session of this tab for a target; null for none. */
export function readSession(target: string): Session | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(storageKeys.session(target)) ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

/** Stores the session for this tab unless `isStored` is false; null deletes it. */
export function writeSession(target: string, session: Session | null): void {
  try {
    if (session && session.isStored !== false)
      window.sessionStorage.setItem(storageKeys.session(target), JSON.stringify(session));
    else window.sessionStorage.removeItem(storageKeys.session(target));
  } catch {
    // Storage is blocked: memory keeps the session.
  }
}

const NAME = 'console.session';

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    // Missing, or blocked with cookies.
    return undefined;
  }
}

/**
 * Shares new sessions with other tabs. A server keeps one refresh token per account, so a sign-in or renewal
 * in one tab ends the sessions of the others. Nothing is stored.
 */
export function openSessionSharing() {
  let channel: BroadcastChannel | undefined;
  return {
    tell: (place: string, session: Session) => channel?.postMessage({ place, session }),
    /** Listens to other tabs. Returns a function that stops this. */
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
