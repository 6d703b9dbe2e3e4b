import 'client-only';
import { storageKeys } from '@/lib/shared/storage-keys';
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
  isKept?: boolean;
}

/** Whether a value from outside this page can be a session. */
export function isSession(value: unknown): value is Session {
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
 * Keeps the session until the tab is closed, if its owner wants that; null forgets it. Where the browser refuses,
 * memory alone has it.
 */
export function writeSession(target: string, session: Session | null): void {
  try {
    if (session && session.isKept !== false)
      window.sessionStorage.setItem(storageKeys.session(target), JSON.stringify(session));
    else window.sessionStorage.removeItem(storageKeys.session(target));
  } catch {
    // The session in memory serves until the page is left.
  }
}
