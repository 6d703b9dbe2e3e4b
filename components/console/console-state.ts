import type { Account } from '@/client/api/account';
import { type ConsoleCall, checkPathParameters, requestOf } from '@/client/api/call';
import { apiClient } from '@/client/api/client';
import { sampleOfCall } from '@/client/api/sample';
import { type Target, targetKey } from '@/client/api/target';
import { openDrafts } from '@/client/console/drafts';
import { type Ended, type Exchanges, openExchanges } from '@/client/console/exchanges';
import { preferHeader } from '@/client/console/failures';
import { type History, openHistory } from '@/client/console/history';
import { createStore, type Store } from '@/client/console/store';
import { type CarriedValues, fillCall, openValues, unfilledPlaces } from '@/client/console/values';
import type { Send } from '@/lib/api/send';
import { type ApiOperation, getOperation } from '@/lib/contract/operations';
import { errorMessage } from '@/lib/error-message';
import type { SampleRequest } from '@/lib/samples/types';
import type { PanelName } from './bar/bar';
import { rowOf } from './nav/places';
import { fillForm, readForm, resetForm } from './operation/form';
import type { SwaggerSystem } from './operation/swagger-system';

/** A panel of the bar, or its dialog to sign in. */
export type PanelRequest = PanelName | 'sign-in';

/** Everything the parts of one console share. */
export interface ConsoleState {
  target: Pick<Store<Target>, 'get' | 'subscribe'>;
  choose(target: Target): void;
  account: Account;
  history: History;
  /** Values carried from request to request. */
  values: CarriedValues;
  /** The last request of each operation. */
  exchanges: Exchanges;
  /** Swagger UI's own system once it has started. */
  system: Pick<Store<SwaggerSystem | null>, 'get' | 'subscribe'>;
  /** Takes over the system of Swagger UI that has started. */
  begin(system: SwaggerSystem): void;
  /** Ids of the operations that are open. */
  opened: Pick<Store<ReadonlySet<string>>, 'get' | 'subscribe'>;
  /** Opens or closes the row of an operation; Swagger UI draws the form of one that is open as soon as it has started. */
  show(operation: ApiOperation, isShown: boolean): void;
  /** Opens the operation of a call and fills it in. Rejects with a sentence when its form does not appear. */
  fill(call: ConsoleCall): Promise<void>;
  /** Operations whose forms the reader has filled in. */
  edited: Pick<Store<ReadonlySet<string>>, 'get' | 'subscribe'>;
  /** Keeps what is filled in for an operation, for a reload. */
  keepDraft(operationId: string): void;
  /** Takes back what is filled in for an operation. */
  reset(operation: ApiOperation): void;
  /** What a part of the console asks the bar for; undefined for nothing. */
  panelRequest: Store<PanelRequest | undefined>;
  /** A sentence about the last thing the reader asked for, such as a damaged link; empty for none. */
  notice: Store<string>;
  /** Id of the operation that the address led to, until the reader scrolls by hand; empty for none. */
  pinned: Store<string>;
  /** Whether the token goes along with operations that take one without needing it. */
  sendsToken: Store<boolean>;
  /** Sends to the present target. */
  send: Send;
  /** Sends to a server that is not chosen (yet). */
  sendTo(target: Target): Send;
  /** Prefix of every path at the present target. */
  origin(): string;
  /** What is filled in for an operation, with carried values in place of their names; null before the console is ready. */
  callNow(operation: ApiOperation): ConsoleCall | null;
  /** The request that Execute would send now, as a program. Null before the console is ready. */
  sampleNow(operation: ApiOperation, withSignIn: boolean): SampleRequest | null;
  /** Sends what is filled in. Throws, and sends nothing, when a path parameter does not fit or a value is missing. */
  execute(operation: ApiOperation): void;
  /** Begins to keep session and data up to date; returns the function that ends it and all requests under way. */
  start(): () => void;
}

/** Makes the state of a console. */
export function createConsoleState(): ConsoleState {
  const client = apiClient();
  const { account, target, send, origin } = client;
  const history = openHistory();
  const values = openValues();
  const system = createStore<SwaggerSystem | null>(null);
  const opened = createStore<ReadonlySet<string>>(new Set());
  const notice = createStore([client.takeNotice(), history.takeNotice()].filter(Boolean).join(' '));
  const started = new Promise<SwaggerSystem>((resolve) => {
    const stop = system.subscribe(() => {
      const swagger = system.get();
      if (!swagger) return;
      stop();
      resolve(swagger);
    });
  });

  const note = ({ call, target: goal, outcome, milliseconds }: Ended) => {
    const status = outcome.kind === 'response' ? outcome.status : 0;
    history.add({ time: Date.now(), call, target: goal, status, milliseconds });
    if (outcome.kind !== 'response' || status < 200 || status > 299) return;
    values.learn(goal, call, outcome.body.text ?? '');
  };
  const exchanges = openExchanges(send, note);

  const callNow = (operation: ApiOperation) => {
    const swagger = system.get();
    return swagger && fillCall(readForm(swagger, operation), values.of(targetKey(target.get())));
  };
  const sendsToken = createStore(true);

  const drafts = openDrafts();
  const edited = createStore<ReadonlySet<string>>(new Set());
  const markEdited = (id: string, isEdited: boolean) => {
    if (edited.get().has(id) === isEdited) return;
    const next = new Set(edited.get());
    if (isEdited) next.add(id);
    else next.delete(id);
    edited.set(next);
  };
  const restored = new Set<string>();
  /** Fills in what was typed before a reload, when a form is opened for the first time. */
  const restore = async ({ id }: ApiOperation) => {
    const draft = restored.has(id) ? undefined : drafts.read(id);
    restored.add(id);
    if (!draft) return;
    await fillForm(await started, draft);
    markEdited(id, true);
  };
  const show = (operation: ApiOperation, isShown: boolean) => {
    if (isShown) restore(operation).catch((error: unknown) => notice.set(errorMessage(error)));
    const next = new Set(opened.get());
    if (isShown) next.add(operation.id);
    else next.delete(operation.id);
    if (next.size !== opened.get().size) opened.set(next);
    const row = rowOf(operation.id);
    if (row) row.open = isShown;
  };

  return {
    target,
    choose: client.choose,
    account,
    history,
    values,
    exchanges,
    system,
    begin: system.set,
    opened,
    show,
    async fill(call) {
      // It takes the place of what was typed before.
      restored.add(call.operationId);
      show(getOperation(call.operationId), true);
      await fillForm(await started, call);
      markEdited(call.operationId, true);
    },
    edited,
    keepDraft(id) {
      const swagger = system.get();
      if (!swagger) return;
      drafts.write(readForm(swagger, getOperation(id)));
      markEdited(id, true);
    },
    reset(operation) {
      const swagger = system.get();
      if (swagger) resetForm(swagger, operation);
      drafts.forget(operation.id);
      markEdited(operation.id, false);
    },
    panelRequest: createStore<PanelRequest | undefined>(undefined),
    notice,
    pinned: createStore(''),
    sendsToken,
    send,
    sendTo: client.sendTo,
    origin,
    callNow,
    sampleNow(operation, withSignIn) {
      const swagger = system.get();
      if (!swagger) return null;
      const known = values.of(targetKey(target.get()));
      const typed = readForm(swagger, operation);
      const { session } = account.get();
      // Places in the body stay places: they become variables of the code.
      const call = { ...fillCall(typed, known), ...(typed.body !== undefined && { body: typed.body }) };
      return sampleOfCall(call, {
        target: target.get(),
        session,
        values: known,
        withSignIn,
        sendsToken: sendsToken.get(),
      });
    },
    execute(operation) {
      const call = callNow(operation);
      if (!call) return;
      checkPathParameters(call);
      const [unfilled] = unfilledPlaces(call);
      if (unfilled)
        throw new RangeError(
          `{{${unfilled}}} in the body has no value yet. Read the item first, or replace {{${unfilled}}} by its text.`,
        );
      const token = account.get().session?.accessToken;
      const request = requestOf(call, origin(), token, sendsToken.get());
      // Without a session nothing is sent in the place of its token.
      const { Authorization: authorization, ...rest } = request.headers;
      const kept = token || !authorization ? request.headers : rest;
      const headers = target.get().kind === 'sandbox' ? { ...kept, ...preferHeader(operation.id) } : kept;
      void exchanges.run({ call, request: { ...request, headers }, target: targetKey(target.get()) });
    },
    start() {
      const release = client.hold();
      const stop = client.onDataLost(() => values.forget('sandbox'));
      return () => {
        stop();
        release();
        exchanges.close();
      };
    },
  };
}
