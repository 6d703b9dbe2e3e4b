import 'client-only';
import type { ConsoleCall } from '@/features/try/request/call';
import type { SampleRequest } from '@/features/try/samples';
import { createStore } from '@/shared/browser/store';
import { exchange, type HttpResponse } from '@/shared/http/exchange';
import type { Send } from '@/shared/http/send';

export interface Outgoing {
  call: ConsoleCall;
  /** The call with its `{{name}}` placeholders. */
  form: ConsoleCall;
  request: SampleRequest;
  /** `sandbox` or the address of the server. */
  target: string;
}

export type Outcome =
  | ({ kind: 'response' } & HttpResponse)
  | { kind: 'failed'; error: unknown }
  | { kind: 'cancelled' };

export interface Ended extends Outgoing {
  outcome: Outcome;
  /** By `performance.now()`. */
  startedAt: number;
  milliseconds: number;
}

export interface Exchange {
  /** The pending request. */
  current?: Outgoing;
  /** The last request that ended; the previous one while another is pending. */
  last?: Ended;
}

export type Exchanges = ReturnType<typeof openExchanges>;

/**
 * Opens the exchanges of a console, by operation id.
 * @param ended called with each request that ended, canceled ones included
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
    /** Sends a request, and cancels a pending one of the same operation. Never rejects. */
    async run(outgoing: Outgoing): Promise<void> {
      const id = outgoing.call.operationId;
      running.get(id)?.abort();
      const controller = new AbortController();
      running.set(id, controller);
      const startedAt = performance.now();
      const { last } = store.get().get(id) ?? {};
      put(id, { current: outgoing, ...(last && { last }) });
      const outcome = await getOutcome(outgoing, controller.signal);
      const milliseconds = Math.round(performance.now() - startedAt);
      const result: Ended = { ...outgoing, outcome, startedAt, milliseconds };
      ended(result);
      // A later request has replaced this one.
      if (running.get(id) !== controller) return;
      running.delete(id);
      put(id, { last: result });
    },
    cancel: (id: string) => running.get(id)?.abort(),
    clear(id: string): void {
      const { current } = store.get().get(id) ?? {};
      put(id, current ? { current } : {});
    },
    close(): void {
      for (const controller of running.values()) controller.abort();
    },
  };
}
