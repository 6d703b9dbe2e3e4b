import 'client-only';
import { type ConsoleCall, getRequest } from '@/features/api-client/call';
import type { ApiClient } from '@/features/api-client/client';
import { targetKey } from '@/features/api-client/target';
import type { Store } from '@/shared/browser/store';
import { allContract } from '@/shared/contract/all-operations';
import { type Ended, openExchanges } from './exchanges';
import type { History } from './history';
import { fillCall } from './prepare';
import type { openValues } from './values';

/** What sending works with. */
export interface SenderParts {
  client: Pick<ApiClient, 'account' | 'target' | 'send' | 'origin'>;
  values: ReturnType<typeof openValues>;
  history: Pick<History, 'add'>;
  /** A sentence for the reader. */
  notice: Pick<Store<string>, 'set'>;
}

/** Opens what sends the requests of the console and remembers what their responses gave. */
export function openSender({ client, values, history, notice }: SenderParts) {
  const { account, target, origin } = client;

  const note = ({ call, form, target: place, outcome, startedAt, milliseconds }: Ended) => {
    values.sent(place, call);
    if (outcome.kind === 'cancelled') return;
    const status = outcome.kind === 'response' ? outcome.status : 0;
    // As it is in the form: tokens that were filled in stay out, and questions are the newest when it is sent again.
    history.add({ time: Date.now(), call: form, target: place, status, milliseconds });
    if (outcome.kind !== 'response' || status < 200 || status > 299) return;
    const text = outcome.body.text ?? '';
    values.learn(place, call, text, startedAt);
    if (call.operationId === 'login' && account.adoptLogin(place, call.body ?? '', text))
      notice.set('The console is signed in with the tokens of this response.');
  };
  /** The last request of each operation. */
  const exchanges = openExchanges(client.send, note);

  return {
    exchanges,
    /**
     * Sends what is filled in for an operation. Throws, and sends nothing, when a path parameter does not fit or a value
     * is missing, or when the sandbox lacks the operation. Resolves when the request has ended.
     */
    execute(form: ConsoleCall): Promise<void> {
      const place = targetKey(target.get());
      const { session } = account.get();
      const operation = allContract.operation(form.operationId);
      if (place === 'sandbox' && operation.isServerOnly)
        throw new RangeError('The sandbox doesn’t have this operation. Select your own server.');
      const call = fillCall(form, { values, target: place, session });
      const request = getRequest(operation, call, origin(), session?.accessToken ?? null);
      values.sent(place, call);
      return exchanges.run({ call, form, request, target: place });
    },
  };
}
