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
