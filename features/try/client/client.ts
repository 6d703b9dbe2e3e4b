import 'client-only';
import { onSandboxChange, sandboxFetch, sandboxStatus } from '@/packages/reference-api/browser/client';
import { createStore, type Readable } from '@/shared/browser/store';
import { getToken } from '@/shared/http/hide-tokens';
import type { Send } from '@/shared/http/send';
import { openAccount } from './account';
import { learnRelease } from './release';
import { onServerChange, storeServer } from './stored-target';
import { readTarget, type Target, targetKey } from './target';
import { serverTransport } from './transport';

/** Returns whether a redirect led to another origin, where browsers don't send the token. */
const hasLeft = ({ redirected, url }: Response, input: string): boolean =>
  redirected && new URL(url).origin !== new URL(input).origin;

function openClient() {
  const target = createStore<Target>(readTarget());
  const open = (to: Target): Send => (to.kind === 'server' ? serverTransport(to.origin) : sandboxFetch);
  const send: Send = async (input, init) => {
    const to = target.get();
    const place = targetKey(to);
    const response = await open(to)(input, init);
    if (to.kind === 'server') void learnRelease(to.origin, input, response);
    if (response.status === 401 && !hasLeft(response, input))
      account.rejected(getToken({ Authorization: new Headers(init?.headers).get('Authorization') ?? '' }));
    if (response.ok && /\/api\/auth\/(login|refresh-token)$/.test(input))
      response
        .clone()
        .text()
        .then(
          (received) => account.adoptResponse(place, input, String(init?.body ?? ''), received),
          // A response that was cut off has no tokens.
          () => undefined,
        );
    return response;
  };
  // Data in memory lose their tokens with a reload.
  const isLasting = (place: string) => place !== 'sandbox' || sandboxStatus().state !== 'memory-only';
  const account = openAccount(target, open, isLasting);
  /** Calls the listener when the data of the sandbox is replaced, which invalidates IDs and tokens. */
  const onDataLost = (listener: () => void) => onSandboxChange((change) => change !== 'write' && listener());
  onDataLost(() => {
    if (target.get().kind === 'sandbox' && account.get().session)
      account.signOut('The sandbox data was replaced, and the previous tokens are invalid. Sign in again.');
  });
  // Chosen here or in another tab. The same target again would end a session that only this page keeps.
  onServerChange(() => {
    const chosen = readTarget();
    if (targetKey(chosen) !== targetKey(target.get())) target.set(chosen);
  });
  return {
    target: target as Readable<Target>,
    choose: (next: Target): void => storeServer(next.kind === 'server' ? next.origin : null),
    account,
    send,
    onDataLost,
  };
}

let client: ReturnType<typeof openClient> | undefined;

/** Returns the client of this page, whose target and session examples, operation pages and console share. */
export function apiClient() {
  client ??= openClient();
  return client;
}
