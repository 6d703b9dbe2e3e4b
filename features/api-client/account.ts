import 'client-only';
import { clock } from '@/shared/browser/formatters';
import { createStore } from '@/shared/browser/store';
import { type AccountServer, login, logout, refresh, SignInError, sessionFrom } from './account-calls';
import { looksLikeJwt, tokenExpiry } from './jwt';
import { readSession, type Session, writeSession } from './session';

/** `notice` says why a session ended without a sign-out. */
export interface AccountState {
  session: Session | null;
  notice: string;
}

/**
 * Time before the end of a token at which it is renewed, in milliseconds. Short tokens: half of what is left.
 */
const AHEAD = 60_000;
/** Shortest time between renewals, whatever the token says, in milliseconds. */
const SOONEST = 10_000;
/** Time between attempts without a response, in milliseconds. */
const AGAIN = 15_000;
/** RFC 6750, section 2.1. */
const bearerToken = /^[\w\-.~+/]+=*$/;
/** Time for another tab to announce its session after a rejected renewal, in milliseconds. */
const GRACE = 1_000;
/** Longest delay of a browser timer, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Notice for a pasted token that has expired by the clock of this computer. */
const PAST =
  'By the clock of this computer, your access token has expired. Requests still send it, and the server decides.';

/** Says what the server did with a sign-out, and which tokens still work: no Endatix server revokes any. */
function afterSignOut(status: number, { expires, refreshToken }: Session): string {
  const did =
    status === 0
      ? 'The server didn’t respond to the sign-out.'
      : status < 300
        ? 'The server recorded the sign-out.'
        : `The server rejected the sign-out with ${status}.`;
  const until = expires === null ? '' : ` until ${clock().format(expires)}`;
  const refresh = refreshToken ? ', and the refresh token for up to seven days' : '';
  return `${did} This page has deleted its tokens. Copies of the access token still work${until}${refresh}.`;
}

export interface AccountOptions {
  /** Whether tokens of a target survive a reload; true unless given. */
  isLasting?: (target: string) => boolean;
  /** Called with each new session. */
  tell?: (target: string, session: Session) => void;
}

export type Account = ReturnType<typeof openAccount>;

/**
 * Opens the account of a target, for console and examples.
 * @param target key under which this tab stores the session
 */
export function openAccount(
  server: () => AccountServer,
  target: string,
  { isLasting = () => true, tell = () => {} }: AccountOptions = {},
) {
  let place = target;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = createStore<AccountState>({ session: null, notice: '' });

  function keep(session: Session | null, notice = '', soonest = 0): void {
    clearTimeout(timer);
    writeSession(place, isLasting(place) ? session : null);
    store.set({ session, notice });
    if (session) plan(session, soonest);
  }

  /** Keeps a session for the target that issued it, even if the reader has switched. */
  function keepAt(own: string, session: Session, soonest = 0): void {
    if (own === place) keep(session, '', soonest);
    else writeSession(own, session);
  }

  /** Schedules the renewal, after at least `soonest` milliseconds. */
  function plan(session: Session, soonest = 0): void {
    if (session.expires === null) return;
    const left = session.expires - Date.now();
    const wait = session.refreshToken ? left - Math.min(AHEAD, Math.max(left, 0) / 2) : left;
    wake(session, Math.max(wait, soonest, 0));
  }

  function wake(session: Session, wait: number): void {
    // Timers have a longest delay.
    const now = Math.min(wait, LONGEST);
    timer = setTimeout(() => (wait > now ? wake(session, wait - now) : void renew(session)), now);
  }

  async function renew(session: Session): Promise<void> {
    const isPresent = () => store.get().session === session;
    const own = place;
    // The server decides, not this clock.
    if (!session.refreshToken) return store.set({ session, notice: PAST });
    try {
      const next = await refresh(server(), session);
      // The previous refresh token is spent, even if the reader has switched targets.
      if (isPresent() || own !== place) {
        const renewed = { ...next, isStored: session.isStored !== false };
        keepAt(own, renewed, SOONEST);
        tell(own, renewed);
      }
    } catch (error) {
      if (!isPresent()) return;
      const isOver = (session.expires ?? 0) <= Date.now();
      const end = () => isPresent() && keep(null, 'The session has ended. Sign in again.');
      if (error instanceof SignInError) timer = setTimeout(end, GRACE);
      else if (isOver) end();
      else wake(session, AGAIN);
    }
  }

  /** Switches to the session of another target. */
  function turn(next: string): void {
    clearTimeout(timer);
    place = next;
    const session = readSession(place);
    store.set({ session, notice: '' });
    if (session) plan(session);
  }

  const knownAt = (own: string) => (own === place ? store.get().session : readSession(own));

  /** Replaces the session by a newer one of the same account, from another tab or request. */
  function hear(own: string, session: Session): void {
    const known = knownAt(own);
    const isSame = known?.refreshToken && known.email.toLowerCase() === session.email.toLowerCase();
    if (!isSame || known.refreshToken === session.refreshToken) return;
    keepAt(own, { ...session, isStored: known.isStored !== false && session.isStored !== false });
  }

  turn(target);
  return {
    get: store.get,
    subscribe: store.subscribe,
    turn,
    /**
     * Rejects with SignInError for rejected credentials, and with the error of the transport without a
     * response.
     * @param isStored whether the tab keeps the session over reloads
     */
    async signIn(email: string, password: string, isStored = true): Promise<void> {
      const own = place;
      const session = { ...(await login(server(), email.trim(), password)), isStored };
      keepAt(own, session);
      tell(own, session);
    },
    /**
     * Uses a bearer token of the reader.
     * @throws SignInError for a text that cannot be one
     */
    adopt(token: string, isStored = true): void {
      const accessToken = token.trim().replace(/^Bearer(\s+|$)/i, '');
      if (!accessToken) throw new SignInError('Paste the access token, without the word Bearer.');
      if (!bearerToken.test(accessToken))
        throw new SignInError('The token contains spaces, quotes or line breaks. Paste only the token.');
      const expires = tokenExpiry(accessToken);
      const past = expires !== null && expires <= Date.now() ? PAST : '';
      const notice = looksLikeJwt(accessToken)
        ? past
        : 'This isn’t a JSON Web Token, which has three parts separated by dots. It is sent unchanged.';
      keep({ email: '', accessToken, refreshToken: null, expires, isStored }, notice);
    },
    hear,
    /**
     * Uses the tokens from a request of the reader for the same account: a server keeps one refresh token per
     * account, so the session could not be renewed otherwise.
     */
    takeOver(own: string, address: string, sent: string, received: string): void {
      const session = sessionFrom(address, sent, received, knownAt(own));
      if (!session) return;
      hear(own, session);
      tell(own, session);
    },
    /** Signs in with the tokens of an executed sign-in, unless someone is signed in. */
    adoptLogin(own: string, sent: string, received: string): boolean {
      const session = knownAt(own) ? undefined : sessionFrom('/api/auth/login', sent, received, null);
      if (session) keepAt(own, session);
      return session !== undefined;
    },
    /** Deletes the tokens. `notice` says why, unless the reader asked for it. */
    signOut(notice = ''): void {
      const { session } = store.get();
      keep(null, notice);
      if (!session || notice) return;
      const own = place;
      void logout(server(), session).then((status) => {
        if (own === place && store.get().session === null)
          store.set({ session: null, notice: afterSignOut(status, session) });
      });
    },
    close: () => clearTimeout(timer),
  };
}
