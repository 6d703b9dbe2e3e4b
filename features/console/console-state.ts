import { apiClient } from '@/features/try/client/client';
import type { ConsoleCall } from '@/features/try/request/call';
import { createStore } from '@/shared/browser/store';
import { allContract } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/operations';
import { errorMessage } from '@/shared/error-message';
import { sitePath } from '@/shared/paths';
import type { PanelName } from './bar/bar';
import { readDraft, writeDraft } from './client/drafts';
import { openHistory } from './client/history';
import { type NavigationMode, readNavigationMode } from './client/navigation';
import { openSender } from './client/sender';
import { openValues } from './client/values';
import { getRow } from './nav/places';
import { exampleBody, fillForm, readForm } from './operation/form';
import type { SwaggerSystem } from './operation/swagger-system';

export type ConsoleState = ReturnType<typeof createConsoleState>;

/** Reads the navigation mode of the address; `problem` says what is wrong with it. */
function readMode(): { mode: NavigationMode; problem: string } {
  try {
    const { search, pathname } = window.location;
    return { mode: readNavigationMode(search, sitePath(pathname)), problem: '' };
  } catch (error) {
    return { mode: 'hash', problem: errorMessage(error) };
  }
}

/** Creates the state that the parts of one console share. */
export function createConsoleState() {
  const client = apiClient();
  const history = openHistory();
  const values = openValues();
  /** Swagger UI's system once it has started. */
  const system = createStore<SwaggerSystem | null>(null);
  /** IDs of open operations. */
  const opened = createStore<ReadonlySet<string>>(new Set());
  /** A sentence for the reader, such as about a damaged link; empty for none. */
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

  /** Returns Swagger UI's system to parts of an open operation, which it draws itself. */
  const swagger = (): SwaggerSystem => {
    const present = system.get();
    if (!present) throw new Error('Swagger UI has not started yet. Try again.');
    return present;
  };
  const read = (operation: ApiOperation) => readForm(swagger(), operation);

  const { exchanges, execute } = openSender({ client, values, history, notice });

  /** IDs of operations whose drafts are not stored yet. */
  const typing = new Set<string>();
  const restored = new Set<string>();
  /** Restores the draft of an operation that opens for the first time. */
  const restore = async ({ id }: ApiOperation) => {
    const draft = restored.has(id) ? undefined : readDraft(id);
    restored.add(id);
    if (!draft) return;
    await fillForm(await started, draft.call);
    if (draft.removed.length > 0)
      notice.set(`What you typed is here again, without ${draft.removed.join(', ')}: secrets aren’t stored.`);
  };
  const show = (operation: ApiOperation, isShown: boolean) => {
    if (isShown) restore(operation).catch((error: unknown) => notice.set(errorMessage(error)));
    const next = new Set(opened.get());
    if (isShown) next.add(operation.id);
    else next.delete(operation.id);
    if (next.size !== opened.get().size) opened.set(next);
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
    notice,
    mode,
    typing,
    show,
    read,
    /** Calls the listener when a form changes. Returns a function that stops this. */
    onFormChange: (listener: () => void) => swagger().getStore().subscribe(listener),
    /** What a part of the console wants the bar to open; a function is called after a sign-in. */
    panelRequest: createStore<PanelName | 'account' | (() => void) | undefined>(undefined),
    /** ID of the operation that the address named, until the reader scrolls; empty for none. */
    pinned: createStore(''),
    /** Opens the operation of a call and fills it in. */
    async fill(call: ConsoleCall): Promise<void> {
      // Replaces the draft.
      restored.add(call.operationId);
      show(allContract.operation(call.operationId), true);
      await fillForm(await started, call);
    },
    /** Stores the draft of an operation, without a body that is still the example. */
    keepDraft(id: string): void {
      const operation = allContract.operation(id);
      const { body, ...call } = read(operation);
      const isOwn = body !== undefined && body !== exampleBody(swagger(), operation);
      writeDraft(isOwn ? { ...call, body } : call);
    },
    /**
     * Sends the form of an operation.
     * @throws an error, without sending, when a path parameter is invalid or a value is missing
     */
    execute(operation: ApiOperation): void {
      void execute(read(operation));
    },
    /** Keeps session and data up to date. Returns a function that stops this and cancels all requests. */
    start(): () => void {
      const stop = client.onDataLost(() => values.forget('sandbox'));
      return () => {
        stop();
        exchanges.close();
      };
    },
  };
}
