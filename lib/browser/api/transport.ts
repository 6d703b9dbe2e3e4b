import { isMixedContent, mixedContent, NoAnswerError } from './explain';
import { explainNoAnswer } from './hidden-answer';
import type { Target } from './target';

/** Sends a request; has the signature of `fetch`. */
export type Send = (input: string, init?: RequestInit) => Promise<Response>;

/** Where requests of the sandbox are addressed in samples: the same API under Node (`npm run api`). */
export const REFERENCE_ORIGIN = 'http://localhost:5001';

/** Prefix of every path for a target. */
export const originOf = (target: Target): string =>
  target.kind === 'server' ? target.origin : REFERENCE_ORIGIN;

/** Key of a target in stored data. */
export const targetKey = (target: Target): string => (target.kind === 'server' ? target.origin : 'sandbox');

/** What the transport needs of the browser. */
export interface TransportOptions {
  sandbox: Send;
  network: Send;
  /** Protocol and origin of this page. */
  page: { protocol: string; origin: string };
}

/**
 * Makes the function that sends to a target. It rejects with NoAnswerError, which says why, when a server gives no
 * answer; with the error of the sandbox when that cannot start.
 */
export function openTransport(target: Target, { sandbox, network, page }: TransportOptions): Send {
  if (target.kind === 'sandbox') return sandbox;
  const { origin } = target;
  return async (input, init) => {
    if (isMixedContent(page.protocol, origin)) throw new NoAnswerError(mixedContent(origin));
    try {
      return await network(input, init);
    } catch (cause) {
      if (init?.signal?.aborted) throw cause;
      const explanation = await explainNoAnswer(origin, page.origin, network, init);
      throw new NoAnswerError(explanation, { cause });
    }
  };
}
