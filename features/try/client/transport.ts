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

interface Options {
  network: Send;
  page: { protocol: string; origin: string; hostname: string };
  /** Asks the browser unless given. */
  isBlocked?: (origin: string, pageHost: string) => Promise<boolean>;
}

/** Opens the function that sends to a server. It rejects with NoResponseError when that gives no response. */
export function serverTransport(
  origin: string,
  { network, page, isBlocked = isBlockedFromNetwork }: Options,
): Send {
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
