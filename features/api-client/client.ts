import 'client-only';
import { onSandboxChange, sandboxFetch, sandboxStatus } from '@/packages/reference-api/browser/client';
import { createStore, type Readable } from '@/shared/browser/store';
import type { Send } from '@/shared/http/send';
import { openAccount } from './account';
import { openSessionSharing } from './session';
import { onServerChange } from './stored-target';
import { dropUnusableTarget, getOrigin, readTarget, type Target, targetKey, writeTarget } from './target';
import { openTransport } from './transport';

/** The client of this page: examples, operation pages and console share target and session. */
export type ApiClient = ReturnType<typeof openClient>;

function openClient() {
  const dropped = dropUnusableTarget();
  let storedNotice = dropped === undefined ? '' : unusable(dropped);
  const target = createStore<Target>(readTarget());
  const { protocol, origin, hostname } = window.location;
  const options = {
    sandbox: sandboxFetch,
    network: (input: string, init?: RequestInit) => fetch(input, init),
    page: { protocol, origin, hostname },
  };
  const sendOnly: Send = async (input, init) => {
    const response = await openTransport(target.get(), options)(input, init);
    if (response.status === 401) rejected(init);
    return response;
  };
  const send: Send = async (input, init) => {
    const place = targetKey(target.get());
    const response = await sendOnly(input, init);
    if (response.ok && /\/api\/auth\/(login|refresh-token)$/.test(input))
      response
        .clone()
        .text()
        .then(
          (received) => account.takeOver(place, input, String(init?.body ?? ''), received),
          // A response that was cut off has no tokens.
          () => undefined,
        );
    return response;
  };
  const presentOrigin = () => getOrigin(target.get());
  const sharing = openSessionSharing();
  const account = openAccount(() => ({ send: sendOnly, origin: presentOrigin() }), targetKey(target.get()), {
    // Data in memory lose their tokens with a reload.
    isLasting: (place) => place !== 'sandbox' || sandboxStatus().state !== 'memory-only',
    tell: sharing.tell,
  });
  /** A rejected token ends the session, unless it was pasted: that one can be wrong on purpose. */
  const rejected = (init: RequestInit | undefined) => {
    const { session } = account.get();
    const isOwn = new Headers(init?.headers).get('Authorization') === `Bearer ${session?.accessToken}`;
    if (session?.refreshToken && isOwn)
      account.signOut('The token of this session is not accepted any more. Sign in again.');
  };
  /** Calls the listener when the data of the sandbox is replaced, which invalidates IDs and tokens. */
  const onDataLost = (listener: () => void) => onSandboxChange((change) => change !== 'write' && listener());
  const replaced = () => {
    if (target.get().kind === 'sandbox' && account.get().session)
      account.signOut('The sandbox data was replaced, and the previous tokens are invalid. Sign in again.');
  };
  /** Follows a choice in another tab. */
  const follow = () => {
    const chosen = readTarget();
    if (targetKey(chosen) === targetKey(target.get())) return;
    target.set(chosen);
    account.turn(targetKey(chosen));
  };
  let holders = 0;
  let stop = () => {};
  return {
    target: target as Readable<Target>,
    choose(next: Target): void {
      target.set(next);
      account.turn(targetKey(next));
      writeTarget(next);
    },
    account,
    send,
    /** Sends to a server that is not chosen. */
    sendTo: (other: Target): Send => openTransport(other, options),
    /** Returns the prefix of every path. */
    origin: presentOrigin,
    /**
     * Keeps the session alive and follows the sandbox. Returns a function that stops this once no other
     * caller needs it.
     */
    hold(): () => void {
      if (holders++ === 0) {
        follow();
        account.turn(targetKey(target.get()));
        const ends = [onDataLost(replaced), onServerChange(follow), sharing.listen(account.hear)];
        stop = () => {
          for (const end of ends) end();
        };
      }
      return () => {
        if (--holders > 0) return;
        stop();
        account.close();
      };
    },
    onDataLost,
    /** Returns once what stored data could not be used; empty for none. */
    takeNotice(): string {
      const notice = storedNotice;
      storedNotice = '';
      return notice;
    },
  };
}

function unusable(stored: string): string {
  const shown = stored.length > 60 ? `${stored.slice(0, 60)}…` : stored;
  return `The server address kept in this browser, "${shown}", cannot be used and was forgotten: requests go to the sandbox.`;
}

let client: ApiClient | undefined;

/** Returns the client of this page. Browser only. */
export function apiClient(): ApiClient {
  client ??= openClient();
  return client;
}
