import 'client-only';
import type { Send } from '@/shared/http/send';
import {
  explainNoResponse,
  isBlockedFromNetwork,
  isMixedContent,
  mixedContent,
  NoResponseError,
  networkErrorResponse,
} from './network';
import type { Target } from './target';

export interface TransportOptions {
  sandbox: Send;
  network: Send;
  page: { protocol: string; origin: string; hostname: string };
  /** Asks the browser unless given. */
  isBlocked?: (origin: string, pageHost: string) => Promise<boolean>;
}

/**
 * Opens the function that sends to a target. It rejects with NoResponseError when a server gives no response,
 * and with the sandbox's error when that cannot start.
 */
export function openTransport(
  target: Target,
  { sandbox, network, page, isBlocked = isBlockedFromNetwork }: TransportOptions,
): Send {
  if (target.kind === 'sandbox') return sandbox;
  const { origin } = target;
  const explain = async (init?: RequestInit) => {
    // Without the permission, the checks below would fail, too.
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
