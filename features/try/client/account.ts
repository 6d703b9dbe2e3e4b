import 'client-only';
import { createStore, type Readable } from '@/shared/browser/store';
import type { Send } from '@/shared/http/send';
import { looksLikeJwt, tokenExpiry } from './jwt';
import { readSession, type Session, writeSession } from './session';
import { login, logout, SignInError, sessionFrom } from './sign-in';
import { getOrigin, type Target, targetKey } from './target';

/** `notice` says why a session ended without a sign-out, or what is odd about it. */
interface AccountState {
  session: Session | null;
  notice: string;
}

/** RFC 6750, section 2.1. */
const bearerToken = /^[\w\-.~+/]+=*$/;

/** Returns a time of day as the texts name it. */
const clock = (time: number) =>
  new Date(time).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Returns whether a token has expired by the clock of this computer. */
export const isExpired = ({ expires }: Pick<Session, 'expires'>): boolean =>
  expires !== null && expires <= Date.now();

/** Says what the server did with a sign-out, and which tokens still work: no Endatix server revokes any. */
function afterSignOut(status: number, { expires, refreshToken }: Session): string {
  const did =
    status === 0
      ? 'The server didn’t respond to the sign-out.'
      : status < 300
        ? 'The server recorded the sign-out.'
        : `The server rejected the sign-out with ${status}.`;
  const until = expires === null ? '' : ` until ${clock(expires)}`;
  const refresh = refreshToken ? ', and the refresh token for up to seven days' : '';
  return `${did} This page has deleted its tokens. Copies of the access token still work${until}${refresh}.`;
}

/** Says why a server may have rejected the token of a session. */
const afterRejection = (session: Session): string =>
  session.expires !== null && isExpired(session)
    ? `The session ended at ${clock(session.expires)}, when its access token expired. Sign in again.`
    : 'The server no longer accepts the access token of this session, although it has not expired by the clock of this computer. Its data, its signing key or the account might have changed. Sign in again.';

/** Says what is odd about a pasted token; empty for nothing. */
function describePasted({ accessToken, expires }: Session): string {
  if (!looksLikeJwt(accessToken))
    return 'This isn’t a JSON Web Token, which has three parts separated by dots. It is sent unchanged.';
  return isExpired({ expires })
    ? 'By the clock of this computer, your access token has expired. Requests still send it, and the server decides.'
    : '';
}

/**
 * Opens the account for console and examples: at each target another one, whose session this tab stores.
 * @param open opens the function that sends to a target
 * @param isLasting whether tokens of a target survive a reload
 */
export function openAccount(
  target: Readable<Target>,
  open: (target: Target) => Send,
  isLasting: (target: string) => boolean = () => true,
) {
  const getPlace = () => targetKey(target.get());
  const server = () => ({ send: open(target.get()), origin: getOrigin(target.get()) });
  const readState = (): AccountState => ({ session: readSession(getPlace()), notice: '' });
  const store = createStore(readState());
  target.subscribe(() => store.set(readState()));

  /** Keeps a session for the target that issued it, even if the reader has switched. */
  function keep(own: string, session: Session | null, notice = ''): void {
    writeSession(own, isLasting(own) ? session : null);
    if (own === getPlace()) store.set({ session, notice });
  }

  const knownAt = (own: string) => (own === getPlace() ? store.get().session : readSession(own));

  return {
    get: store.get,
    subscribe: store.subscribe,
    /**
     * Rejects with SignInError for rejected credentials, and with the error of the transport without a
     * response.
     * @param isStored whether the tab keeps the session over reloads
     */
    async signIn(email: string, password: string, isStored = true, signal?: AbortSignal): Promise<void> {
      const own = getPlace();
      keep(own, { ...(await login(server(), email.trim(), password, signal)), isStored });
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
      const session = { email: '', accessToken, refreshToken: null, expires, isStored };
      keep(getPlace(), session, describePasted(session));
    },
    /**
     * Uses the tokens from an executed sign-in or renewal instead of a pasted token, and of older ones of the
     * same account: a server keeps one refresh token per account.
     * @param own target that responded
     */
    adoptResponse(own: string, address: string, sent: string, received: string): void {
      const known = knownAt(own);
      const session = sessionFrom(address, sent, received, known);
      const isSame = known?.email === '' || known?.email.toLowerCase() === session?.email.toLowerCase();
      if (known && session && isSame) keep(own, { ...session, isStored: known.isStored !== false });
    },
    /** Signs in with the tokens of an executed sign-in, unless someone is signed in. */
    adoptLogin(own: string, sent: string, received: string): boolean {
      const session = knownAt(own) ? undefined : sessionFrom('/api/auth/login', sent, received, null);
      if (session) keep(own, session);
      return session !== undefined;
    },
    /** Deletes the tokens. `notice` says why, unless the reader asked for it. */
    signOut(notice = ''): void {
      const { session } = store.get();
      const own = getPlace();
      keep(own, null, notice);
      if (!session || notice) return;
      void logout(server(), session).then((status) => {
        if (own === getPlace() && store.get().session === null)
          store.set({ session: null, notice: afterSignOut(status, session) });
      });
    },
    /** Ends a session whose token a server rejected, unless it was pasted: that one can be wrong on purpose. */
    rejected(token: string | undefined): void {
      const { session } = store.get();
      if (session?.refreshToken && session.accessToken === token)
        keep(getPlace(), null, afterRejection(session));
    },
  };
}
