import 'client-only';
import { isSession, type Session } from './session-storage';

/**
 * Tells the other tabs of this site of a new session. A server keeps one refresh token for an account, so a sign-in or a
 * renewal in one tab ends what the others hold. Nothing is stored, and tabs without that account take no notice.
 */
export interface SessionSharing {
  tell(place: string, session: Session): void;
  /** Begins to listen to the other tabs; the result ends that. */
  listen(heard: (place: string, session: Session) => void): () => void;
}

const NAME = 'console.session';

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    // Missing, or refused with cookies: each tab then has its own session.
    return undefined;
  }
}

/** Opens the way between the tabs; it is silent until someone listens. */
export function openSessionSharing(): SessionSharing {
  let channel: BroadcastChannel | undefined;
  return {
    tell: (place, session) => channel?.postMessage({ place, session }),
    listen(heard) {
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
