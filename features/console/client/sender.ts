import 'client-only';
import type { ApiClient } from '@/features/try/client/client';
import { targetKey } from '@/features/try/client/target';
import { type ConsoleCall, getRequest } from '@/features/try/request/call';
import type { Store } from '@/shared/browser/store';
import { allContract } from '@/shared/contract/all-operations';
import { type Ended, openExchanges } from './exchanges';
import type { History } from './history';
import { fillCall } from './prepare';
import type { openValues } from './values';

export interface SenderParts {
  client: Pick<ApiClient, 'account' | 'target' | 'send' | 'origin'>;
  values: ReturnType<typeof openValues>;
  history: Pick<History, 'add'>;
  notice: Pick<Store<string>, 'set'>;
}

/** Opens the sender of the console, which keeps what responses returned. */
export function openSender({ client, values, history, notice }: SenderParts) {
  const { account, target, origin } = client;

  const note = ({ call, form, target: place, outcome, startedAt, milliseconds }: Ended) => {
    values.sent(place, call);
    if (outcome.kind === 'cancelled') return;
    const status = outcome.kind === 'response' ? outcome.status : 0;
    // The form with its placeholders: filled-in tokens are not stored, and questions are read again.
    history.add({ time: Date.now(), call: form, target: place, status, milliseconds });
    if (outcome.kind !== 'response' || status < 200 || status > 299) return;
    const text = outcome.body.text ?? '';
    values.learn(place, call, text, startedAt);
    if (call.operationId === 'login' && account.adoptLogin(place, call.body ?? '', text))
      notice.set('The console is signed in with the tokens of this response.');
  };
  const exchanges = openExchanges(client.send, note);

  return {
    exchanges,
    /**
     * Sends the form of an operation, and resolves when the request is finished.
     * @throws an error, without sending, for an invalid path parameter, a missing value, or an operation that
     * the sandbox lacks
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
