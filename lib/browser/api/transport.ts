import type { Send } from '@/lib/shared/api/send';
import { corsRefusal, isMixedContent, mixedContent, NoAnswerError, unreachable } from './explain';
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
 * Whether anything answers at all. Without CORS the browser tells neither status nor content, only that there was an
 * answer; the request is a plain GET of the root, which changes nothing.
 */
async function answers(origin: string, network: Send): Promise<boolean> {
  try {
    await network(`${origin}/`, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
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
  const explain = async () => {
    // Asked first: without the permission nothing else can be found out.
    if (await isKept(origin, page.hostname)) return networkRefusal(origin);
    return (await answers(origin, network)) ? corsRefusal(origin, page.origin) : unreachable(origin);
  };
  return async (input, init) => {
    if (isMixedContent(page.protocol, origin)) throw new NoAnswerError(mixedContent(origin));
    try {
      return await network(input, init);
    } catch (cause) {
      if (init?.signal?.aborted) throw cause;
      throw new NoAnswerError(await explain(), { cause });
    }
  };
}
