import 'client-only';
import type { ConsoleCall } from '@/features/api-client/call';
import type { SampleRequest } from '@/features/examples/samples/types';
import { createStore } from '@/shared/browser/store';
import { exchange, type HttpResponse } from '@/shared/http/exchange';
import type { Send } from '@/shared/http/send';

/** A request of the console as it goes out. */
export interface Outgoing {
  call: ConsoleCall;
  /** The call as it is in the form, with its `{{name}}` places. */
  form: ConsoleCall;
  request: SampleRequest;
  /** `sandbox` or the address of the server. */
  target: string;
}

/** How a request ended. */
export type Outcome =
  | ({ kind: 'response' } & HttpResponse)
  | { kind: 'failed'; error: unknown }
  | { kind: 'cancelled' };

/** A request that has ended. */
export interface Ended extends Outgoing {
  outcome: Outcome;
  /** When it was sent, by `performance.now()`. */
  startedAt: number;
  /** From sending to the last byte. */
  milliseconds: number;
}

/** The last request of an operation: under way, or ended. */
export interface Exchange {
  /** The request that is under way. */
  current?: Outgoing & { startedAt: number };
  /** The last completed exchange; while another one runs, it is the previous response. */
  last?: Ended;
}

/** The exchanges of all operations, by operation id. */
export type Exchanges = ReturnType<typeof openExchanges>;

/**
 * Opens the exchanges of a console.
 * @param send sends to the present target
 * @param ended receives each request that ended, also one that was given up
 */
export function openExchanges(send: Send, ended: (exchange: Ended) => void) {
  const store = createStore<ReadonlyMap<string, Exchange>>(new Map());
  const running = new Map<string, AbortController>();
  const put = (id: string, exchange: Exchange) => store.set(new Map(store.get()).set(id, exchange));

  async function getOutcome({ request }: Outgoing, signal: AbortSignal): Promise<Outcome> {
    try {
      return { kind: 'response', ...(await exchange(send, request, signal)) };
    } catch (error) {
      return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error };
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Sends a request; one of the same operation that is under way is given up. Never rejects. */
    async run(outgoing: Outgoing): Promise<void> {
      const id = outgoing.call.operationId;
      running.get(id)?.abort();
      const controller = new AbortController();
      running.set(id, controller);
      const startedAt = performance.now();
      const { last } = store.get().get(id) ?? {};
      put(id, { current: { ...outgoing, startedAt }, ...(last && { last }) });
      const outcome = await getOutcome(outgoing, controller.signal);
      const milliseconds = Math.round(performance.now() - startedAt);
      const result: Ended = { ...outgoing, outcome, startedAt, milliseconds };
      ended(result);
      // A later request of the operation has taken the place.
      if (running.get(id) !== controller) return;
      running.delete(id);
      put(id, { last: result });
    },
    /** Gives up what is under way. */
    cancel: (id: string) => running.get(id)?.abort(),
    /** Forgets the last response. */
    clear(id: string): void {
      const { current } = store.get().get(id) ?? {};
      put(id, current ? { current } : {});
    },
    /** Gives up everything that is under way. */
    close(): void {
      for (const controller of running.values()) controller.abort();
    },
  };
}
