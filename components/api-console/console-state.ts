import type { SwaggerSystem } from '@/framework/swagger/system';
import { type Account, openAccount } from '@/lib/browser/api/account';
import { readTarget, type Target, writeTarget } from '@/lib/browser/api/target';
import { openTransport, originOf, type Send, targetKey } from '@/lib/browser/api/transport';
import { type CreatedIds, openCreatedIds } from '@/lib/browser/console/created-ids';
import { type History, openHistory } from '@/lib/browser/console/history';
import { createStore, type Store } from '@/lib/browser/console/store';
import { onSandboxChange, sandboxFetch } from '@/sandbox/browser/client';

/** Everything the parts of one console share. */
export interface ConsoleState {
  target: Pick<Store<Target>, 'get' | 'subscribe'>;
  choose(target: Target): void;
  account: Account;
  history: History;
  created: CreatedIds;
  /** Swagger UI's own system once it has started. */
  system: Store<SwaggerSystem | null>;
  /** A sentence about the last thing the reader asked for, such as a damaged link; empty for none. */
  notice: Store<string>;
  /** Id of the operation that the address led to, until the reader scrolls by hand; empty for none. */
  pinned: Store<string>;
  /** Sends to the present target. */
  send: Send;
  /** Prefix of every path at the present target. */
  origin(): string;
  /** Begins to follow changes of the sandbox; returns the function that ends it. */
  start(): () => void;
}

/** Makes the state of a console. */
export function createConsoleState(): ConsoleState {
  const target = createStore<Target>(readTarget());
  const { protocol, origin } = window.location;
  const options = {
    sandbox: sandboxFetch,
    network: (input: string, init?: RequestInit) => fetch(input, init),
    page: { protocol, origin },
  };
  const send: Send = (input, init) => openTransport(target.get(), options)(input, init);
  const presentOrigin = () => originOf(target.get());
  const server = () => ({ send, origin: presentOrigin() });
  const created = openCreatedIds();
  const account = openAccount(server, targetKey(target.get()));
  return {
    target,
    choose(next) {
      writeTarget(next);
      target.set(next);
      account.turn(targetKey(next));
    },
    account,
    history: openHistory(),
    created,
    system: createStore<SwaggerSystem | null>(null),
    notice: createStore(''),
    pinned: createStore(''),
    send,
    origin: presentOrigin,
    start() {
      const stop = onSandboxChange((change) => {
        if (change !== 'write') created.forget('sandbox');
        if (change === 'write' || target.get().kind !== 'sandbox' || !account.get().session) return;
        account.signOut(
          'The data of the sandbox were replaced, and the former tokens with them. Sign in again.',
        );
      });
      return () => {
        stop();
        account.close();
      };
    },
  };
}
