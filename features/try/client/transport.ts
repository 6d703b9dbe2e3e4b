import 'client-only';
import type { Send } from '@/shared/http/send';
import { mixedContent, NoResponseError, permissionDenied } from './explanations';
import { isBlockedFromNetwork, isMixedContent } from './network';
import { explainNoResponse } from './probe';

interface Options {
  network?: Send;
  page?: Pick<Location, 'protocol' | 'origin' | 'hostname'>;
  isBlocked?: (origin: string, pageHost: string) => Promise<boolean>;
}

/**
 * Opens the function that sends to a server. It rejects with NoResponseError when that gives no response.
 * @param options what a test replaces: network, page, and the question to the browser for its permission
 */
export const serverTransport =
  (
    origin: string,
    {
      network = (input, init) => fetch(input, init),
      page = window.location,
      isBlocked = isBlockedFromNetwork,
    }: Options = {},
  ): Send =>
  async (input, init) => {
    if (isMixedContent(page.protocol, origin)) throw new NoResponseError(mixedContent(origin));
    try {
      return await network(input, init);
    } catch (cause) {
      if (init?.signal?.aborted) throw cause;
      // Without the permission, the checks would fail, too.
      const explanation = (await isBlocked(origin, page.hostname))
        ? permissionDenied(origin)
        : await explainNoResponse(origin, page.origin, network, init);
      init?.signal?.throwIfAborted();
      throw new NoResponseError(explanation, { cause });
    }
  };
