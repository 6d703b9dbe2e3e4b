import 'client-only';
import { clock } from '@/shared/browser/formatters';
import { createStore } from '@/shared/browser/store';
import { type AccountServer, login, logout, refresh, SignInError, sessionFrom } from './account-calls';
import { looksLikeJwt, tokenExpiry } from './jwt';
import { readSession, type Session, writeSession } from './session';

/** Who is signed in at the present target. `notice` says why a session ended by itself. */
export interface AccountState {
  session: Session | null;
  notice: string;
}

/** Tokens are renewed this long before they end, in milliseconds; short ones at half of what is left. */
const AHEAD = 60_000;
/** A renewed token is not renewed again before this time, whatever it says of itself, in milliseconds. */
const SOONEST = 10_000;
/** A renewal that got no response is tried again after this time, in milliseconds. */
const AGAIN = 15_000;
/** What may follow `Bearer` in a header (RFC 6750, section 2.1). */
const bearerToken = /^[\w\-.~+/]+=*$/;
/** Milliseconds in which another tab announces its new session after a rejected renewal. */
const GRACE = 1_000;
/** Longest delay of a browser timer, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Said of a token of the reader that has expired, as far as this computer can tell. */
const PAST =
  'By the clock of this computer, your access token has expired. Requests still send it, and the server decides.';

/** Says what a server did with a sign-out, and which tokens still work: no Endatix server revokes any. */
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

/** What an account may be reported its surroundings. */
export interface AccountOptions {
  /** Whether the tokens of a target outlive the page; true unless given. */
  isLasting?: (target: string) => boolean;
  /** Told each new session. */
  tell?: (target: string, session: Session) => void;
}

/** Sign-in for the console and the examples. */
export type Account = ReturnType<typeof openAccount>;

/**
 * Opens the account of a target.
 * @param server how to reach the present target
 * @param target key of that target, under which this tab keeps the session
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

  /** Keeps a session for the target that gave it, wherever the reader has turned meanwhile. */
  function keepAt(own: string, session: Session, soonest = 0): void {
    if (own === place) keep(session, '', soonest);
    else writeSession(own, session);
  }

  /** Sets the clock for a session; not before `soonest` milliseconds. */
  function plan(session: Session, soonest = 0): void {
    if (session.expires === null) return;
    const left = session.expires - Date.now();
    const wait = session.refreshToken ? left - Math.min(AHEAD, Math.max(left, 0) / 2) : left;
    wake(session, Math.max(wait, soonest, 0));
  }

  function wake(session: Session, wait: number): void {
    // Beyond the longest delay of a timer the clock is set again.
    const now = Math.min(wait, LONGEST);
    timer = setTimeout(() => (wait > now ? wake(session, wait - now) : void renew(session)), now);
  }

  async function renew(session: Session): Promise<void> {
    const isPresent = () => store.get().session === session;
    const own = place;
    // The clock of the server decides, not this one.
    if (!session.refreshToken) return store.set({ session, notice: PAST });
    try {
      const next = await refresh(server(), session);
      // The previous refresh token is spent: the target that was left keeps its new one.
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

  /** Turns to the session of another target, once the target has changed. */
  function turn(next: string): void {
    clearTimeout(timer);
    place = next;
    const session = readSession(place);
    store.set({ session, notice: '' });
    if (session) plan(session);
  }

  const knownAt = (own: string) => (own === place ? store.get().session : readSession(own));

  /** Another tab or request has a new session: it takes the place of one of the same account. */
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
     * Rejects with SignInError when the credentials are rejected, with the transport's error when nothing responds.
     * The tab keeps the session over reloads unless `isStored` is false.
     */
    async signIn(email: string, password: string, isStored = true): Promise<void> {
      const own = place;
      const session = { ...(await login(server(), email.trim(), password)), isStored };
      keepAt(own, session);
      tell(own, session);
    },
    /** Takes over a bearer token that the reader has. Throws SignInError for a text that cannot be one. */
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
     * Takes over the tokens that a successful request of this page got, if they belong to the account that is signed in
     * there: a server keeps one refresh token for an account, so the session could not be renewed without them.
     */
    takeOver(own: string, address: string, sent: string, received: string): void {
      const session = sessionFrom(address, sent, received, knownAt(own));
      if (!session) return;
      hear(own, session);
      tell(own, session);
    },
    /** Signs in with the tokens of a sign-in that the reader executed, unless someone is. True if it did. */
    adoptLogin(own: string, sent: string, received: string): boolean {
      const session = knownAt(own) ? undefined : sessionFrom('/api/auth/login', sent, received, null);
      if (session) keepAt(own, session);
      return session !== undefined;
    },
    /** Forgets the tokens; `notice` tells the reader why when it was not their wish. */
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
    /** Stops the clock. */
    close: () => clearTimeout(timer),
  };
}
