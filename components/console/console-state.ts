import { type ConsoleCall, checkPathParameters, requestOf } from '@/client/api/call';
import { apiClient } from '@/client/api/client';
import { sampleOfCall } from '@/client/api/sample';
import { targetKey } from '@/client/api/target';
import { forgetDraft, readDraft, writeDraft } from '@/client/console/drafts';
import { type Ended, openExchanges } from '@/client/console/exchanges';
import { preferHeader } from '@/client/console/failures';
import { openHistory } from '@/client/console/history';
import { createStore, type Store } from '@/client/console/store';
import { fillCall, openValues, unfilledPlaces } from '@/client/console/values';
import { type ApiOperation, getOperation } from '@/lib/contract/operations';
import { errorMessage } from '@/lib/error-message';
import type { SampleRequest } from '@/lib/samples/types';
import type { PanelName } from './bar/bar';
import { rowOf } from './nav/places';
import { fillForm, readForm, resetForm } from './operation/form';
import type { SwaggerSystem } from './operation/swagger-system';

/** Everything the parts of one console share. */
export type ConsoleState = ReturnType<typeof createConsoleState>;

/** Puts an id into a set, or takes it out of it. */
function mark(store: Store<ReadonlySet<string>>, id: string, isIn: boolean): void {
  const next = new Set(store.get());
  if (isIn) next.add(id);
  else next.delete(id);
  if (next.size !== store.get().size) store.set(next);
}

/** Makes the state of a console. */
export function createConsoleState() {
  const client = apiClient();
  const { account, target, send, origin } = client;
  /** The last requests of this browser. */
  const history = openHistory();
  /** Values carried from request to request. */
  const values = openValues();
  /** Swagger UI's own system once it has started. */
  const system = createStore<SwaggerSystem | null>(null);
  /** Ids of the operations that are open. */
  const opened = createStore<ReadonlySet<string>>(new Set());
  /** Operations whose forms the reader has filled in. */
  const edited = createStore<ReadonlySet<string>>(new Set());
  /** A sentence about the last thing the reader asked for, such as a damaged link; empty for none. */
  const notice = createStore([client.takeNotice(), history.notice].filter(Boolean).join(' '));
  /** Whether the token goes along with operations that take one without needing it. */
  const sendsToken = createStore(true);
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
  /** The last request of each operation. */
  const exchanges = openExchanges(send, note);

  /** Operations that the reader types for, whose drafts wait for a pause. */
  const typing = new Set<string>();
  const restored = new Set<string>();
  /** Fills in what was typed before a reload, when a form is opened for the first time. */
  const restore = async ({ id }: ApiOperation) => {
    const draft = restored.has(id) ? undefined : readDraft(id);
    restored.add(id);
    if (!draft) return;
    await fillForm(await started, draft);
    mark(edited, id, true);
  };
  /** Opens or closes the row of an operation; Swagger UI draws the form of one that is open as soon as it has started. */
  const show = (operation: ApiOperation, isShown: boolean) => {
    if (isShown) restore(operation).catch((error: unknown) => notice.set(errorMessage(error)));
    mark(opened, operation.id, isShown);
    const row = rowOf(operation.id);
    if (row) row.open = isShown;
  };

  return {
    ...client,
    history,
    values,
    exchanges,
    system,
    opened,
    edited,
    notice,
    sendsToken,
    typing,
    show,
    /** What a part of the console asks the bar for: a panel, or its dialog to sign in; undefined for nothing. */
    panelRequest: createStore<PanelName | 'sign-in' | undefined>(undefined),
    /** Id of the operation that the address led to, until the reader scrolls by hand; empty for none. */
    pinned: createStore(''),
    /** Opens the operation of a call and fills it in. Rejects with a sentence when its form does not appear. */
    async fill(call: ConsoleCall): Promise<void> {
      // It takes the place of what was typed before.
      restored.add(call.operationId);
      show(getOperation(call.operationId), true);
      await fillForm(await started, call);
      mark(edited, call.operationId, true);
    },
    /** Keeps what is filled in for an operation, for a reload. */
    keepDraft(id: string): void {
      const swagger = system.get();
      if (!swagger) return;
      writeDraft(readForm(swagger, getOperation(id)));
      mark(edited, id, true);
    },
    /** Takes back what is filled in for an operation. */
    reset(operation: ApiOperation): void {
      const swagger = system.get();
      if (swagger) resetForm(swagger, operation);
      typing.delete(operation.id);
      forgetDraft(operation.id);
      mark(edited, operation.id, false);
    },
    /** The request that Execute would send now, as a program. */
    sampleNow(swagger: SwaggerSystem, operation: ApiOperation, withSignIn: boolean): SampleRequest {
      const known = values.of(targetKey(target.get()));
      const typed = readForm(swagger, operation);
      // Places in the body stay places: they become variables of the code.
      const call = { ...fillCall(typed, known), ...(typed.body !== undefined && { body: typed.body }) };
      return sampleOfCall(call, {
        target: target.get(),
        session: account.get().session,
        values: known,
        withSignIn,
        sendsToken: sendsToken.get(),
      });
    },
    /** Sends what is filled in. Throws, and sends nothing, when a path parameter does not fit or a value is missing. */
    execute(operation: ApiOperation): void {
      const swagger = system.get();
      if (!swagger) return;
      const goal = targetKey(target.get());
      const call = fillCall(readForm(swagger, operation), values.of(goal));
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
      const headers = goal === 'sandbox' ? { ...kept, ...preferHeader(operation.id) } : kept;
      void exchanges.run({ call, request: { ...request, headers }, target: goal });
    },
    /** Begins to keep session and data up to date; returns the function that ends it and all requests under way. */
    start(): () => void {
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
