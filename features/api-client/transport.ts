import 'client-only';
import type { Send } from '@/shared/http/send';
import { isMixedContent, mixedContent, NoResponseError } from './explain';
import { explainNoResponse } from './hidden-response';
import { isBlockedFromNetwork, networkErrorResponse } from './local-network';
import type { Target } from './target';

/** What the transport needs of the browser. */
export interface TransportOptions {
  sandbox: Send;
  network: Send;
  /** Protocol, origin and host name of this page. */
  page: { protocol: string; origin: string; hostname: string };
  /** Whether the browser's permission for the local network is missing; asks the browser unless given. */
  isBlocked?: (origin: string, pageHost: string) => Promise<boolean>;
}

/**
 * Makes the function that sends to a target. It rejects with NoResponseError, which says why, when a server gives no
 * answer; with the error of the sandbox when that cannot start.
 */
export function openTransport(
  target: Target,
  { sandbox, network, page, isBlocked = isBlockedFromNetwork }: TransportOptions,
): Send {
  if (target.kind === 'sandbox') return sandbox;
  const { origin } = target;
  const explain = async (init?: RequestInit) => {
    // Asked first: without the permission nothing else can be found out.
    if (await isBlocked(origin, page.hostname)) return networkErrorResponse(origin);
    return explainNoResponse(origin, page.origin, network, init);
  };
  return async (input, init) => {
    if (isMixedContent(page.protocol, origin)) throw new NoResponseError(mixedContent(origin));
    try {
      return await network(input, init);
    } catch (cause) {
      if (init?.signal?.aborted) throw cause;
      throw new NoResponseError(await explain(init), { cause });
    }
  };
}
