import type { ConsoleCall } from '@/features/api-client/call';
import { apiClient } from '@/features/api-client/client';
import { sampleOfCall } from '@/features/api-client/sample';
import { targetKey } from '@/features/api-client/target';
import type { SampleRequest } from '@/features/examples/samples/types';
import { createStore, type Store } from '@/shared/browser/store';
import { allContract } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/operations';
import { errorMessage } from '@/shared/error-message';
import { sitePath } from '@/shared/paths';
import type { PanelName } from './bar/bar';
import { forgetDraft, readDraft, writeDraft } from './client/drafts';
import { openHistory } from './client/history';
import { type NavigationMode, readNavigationMode } from './client/navigation';
import { fillParameters } from './client/prepare';
import { openSender } from './client/sender';
import { openValues } from './client/values';
import { getRow } from './nav/places';
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

/** Returns how the console follows its address, and what is wrong with the mode that the address asks for. */
function readMode(): { mode: NavigationMode; problem: string } {
  try {
    const { search, pathname } = window.location;
    return { mode: readNavigationMode(search, sitePath(pathname)), problem: '' };
  } catch (error) {
    return { mode: 'hash', problem: errorMessage(error) };
  }
}

/** Makes the state of a console. */
export function createConsoleState() {
  const client = apiClient();
  const { account, target } = client;
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
  const { mode, problem } = readMode();
  const notice = createStore([problem, client.takeNotice(), history.notice].filter(Boolean).join(' '));
  const started = new Promise<SwaggerSystem>((resolve) => {
    const stop = system.subscribe(() => {
      const swagger = system.get();
      if (!swagger) return;
      stop();
      resolve(swagger);
    });
  });

  const { exchanges, execute } = openSender({ client, values, history, notice });

  /** Operations that the reader types for, whose drafts wait for a pause. */
  const typing = new Set<string>();
  const restored = new Set<string>();
  /** Fills in what was typed before a reload, when a form is opened for the first time. */
  const restore = async ({ id }: ApiOperation) => {
    const draft = restored.has(id) ? undefined : readDraft(id);
    restored.add(id);
    if (!draft) return;
    await fillForm(await started, draft.call);
    mark(edited, id, true);
    if (draft.removed.length > 0)
      notice.set(`What you typed is here again, without ${draft.removed.join(', ')}: secrets aren’t stored.`);
  };
  /** Opens or closes the row of an operation; Swagger UI draws the form of one that is open as soon as it has started. */
  const show = (operation: ApiOperation, isShown: boolean) => {
    if (isShown) restore(operation).catch((error: unknown) => notice.set(errorMessage(error)));
    mark(opened, operation.id, isShown);
    const row = getRow(operation.id);
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
    mode,
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
      show(allContract.operation(call.operationId), true);
      await fillForm(await started, call);
      mark(edited, call.operationId, true);
    },
    /** Keeps what is filled in for an operation, for a reload. */
    keepDraft(id: string): void {
      const swagger = system.get();
      if (!swagger) return;
      writeDraft(readForm(swagger, allContract.operation(id)));
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
      const goal = target.get();
      const { session } = account.get();
      const [call, known] = fillParameters(readForm(swagger, operation), {
        values,
        target: targetKey(goal),
        session: goal.kind === 'server' ? session : null,
      });
      return sampleOfCall(call, {
        target: goal,
        session,
        // Places in the body stay places: they become variables of the code.
        values: known,
        withSignIn,
      });
    },
    /** Sends what is filled in. Throws, and sends nothing, when a path parameter does not fit or a value is missing. */
    execute(operation: ApiOperation): void {
      const swagger = system.get();
      if (!swagger) return;
      void execute(readForm(swagger, operation));
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
