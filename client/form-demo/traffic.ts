import 'client-only';
import { type ConsoleCall, requestOf } from '@/client/api/call';
import { createStore } from '@/client/console/store';
import { readBody } from '@/lib/api/read-body';
import type { Send } from '@/lib/api/send';

/** In whose name a request goes. */
export type Actor = 'respondent' | 'administrator';

/** A request of the loop, and what came back. */
export interface Exchange {
  number: number;
  actor: Actor;
  call: ConsoleCall;
  /** Address as it was sent. */
  url: string;
  outcome?:
    | { kind: 'response'; status: number; text: string; milliseconds: number }
    | { kind: 'failed'; error: unknown };
}

/** The response of the server, read to its end. */
export interface ReceivedResponse {
  status: number;
  text: string;
}

/** The connection was cut by the reader, to see what happens. */
export class CutError extends Error {
  override readonly name = 'CutError';
}

/** Older exchanges are forgotten. */
const KEPT = 60;

/**
 * Sends the requests of a loop and keeps what went over the wire.
 * @param transport sends to the present target
 * @param origin prefix of the present target
 */
export function openTraffic(transport: Send, origin: () => string) {
  const store = createStore<readonly Exchange[]>([]);
  const isCut = createStore(false);
  let number = 0;

  const put = (exchange: Exchange) => {
    const others = store.get().filter((other) => other.number !== exchange.number);
    store.set([...others, exchange].sort((a, b) => a.number - b.number).slice(-KEPT));
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Whether the reader has cut the connection. */
    isCut,
    clear: () => store.set([]),
    /** Sends a call. Rejects with CutError or with the reason of the transport when no response came. */
    async send(call: ConsoleCall, actor: Actor, accessToken?: string): Promise<ReceivedResponse> {
      const { method, url, headers, body } = requestOf(call, origin(), accessToken);
      number += 1;
      const exchange: Exchange = { number, actor, call, url };
      put(exchange);
      const startedAt = performance.now();
      try {
        if (isCut.get()) throw new CutError('The connection is cut.');
        const response = await transport(url, { method, headers, ...(body !== undefined && { body }) });
        const { text = '' } = await readBody(response);
        const milliseconds = Math.max(1, Math.round(performance.now() - startedAt));
        put({ ...exchange, outcome: { kind: 'response', status: response.status, text, milliseconds } });
        return { status: response.status, text };
      } catch (error) {
        put({ ...exchange, outcome: { kind: 'failed', error } });
        throw error;
      }
    },
  };
}

export type Traffic = ReturnType<typeof openTraffic>;
