import 'client-only';
import type { Send } from '@/lib/shared/api/send';
import { isMixedContent, mixedContent, NoAnswerError } from './explain';
import { explainNoAnswer } from './hidden-answer';
import { isKeptFromNetwork, networkRefusal } from './local-network';
import type { Target } from './target';

/** What the transport needs of the browser. */
export interface TransportOptions {
  sandbox: Send;
  network: Send;
  /** Protocol, origin and host name of this page. */
  page: { protocol: string; origin: string; hostname: string };
  /** Whether the browser's permission for the local network is missing; asks the browser unless given. */
  isKept?: (origin: string, pageHost: string) => Promise<boolean>;
}

/**
 * Makes the function that sends to a target. It rejects with NoAnswerError, which says why, when a server gives no
 * answer; with the error of the sandbox when that cannot start.
 */
export function openTransport(
  target: Target,
  { sandbox, network, page, isKept = isKeptFromNetwork }: TransportOptions,
): Send {
  if (target.kind === 'sandbox') return sandbox;
  const { origin } = target;
  const explain = async (init?: RequestInit) => {
    // Asked first: without the permission nothing else can be found out.
    if (await isKept(origin, page.hostname)) return networkRefusal(origin);
    return explainNoAnswer(origin, page.origin, network, init);
  };
  return async (input, init) => {
    if (isMixedContent(page.protocol, origin)) throw new NoAnswerError(mixedContent(origin));
    try {
      return await network(input, init);
    } catch (cause) {
      if (init?.signal?.aborted) throw cause;
      throw new NoAnswerError(await explain(init), { cause });
    }
  };
}
