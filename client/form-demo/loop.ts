import 'client-only';
import type { Account } from '@/client/api/account';
import { type Target, targetKey } from '@/client/api/target';
import { createStore, type Store } from '@/client/console/store';
import { parseJson } from '@/lib/api/json';
import type { Send } from '@/lib/api/send';
import { asAdministrator } from './administrator';
import { type Calls, type Draft, openCalls, type Submission } from './calls';
import { ApiError } from './error-response';
import { createSaveQueue, type SaveQueue, type SaveQueueOptions } from './save-queue';
import { keepForm, readStoredForm, type StoredForm } from './stored-form';
import { openTraffic, type Traffic } from './traffic';

/** What the loop needs of the client of the API. */
export interface LoopClient {
  target: { get(): Target };
  account: Account;
  send: Send;
  origin(): string;
}

/** What a respondent's page has loaded. A new object is a new page. */
export interface Served {
  jsonData: string;
  answers: Record<string, unknown>;
  currentPage: number;
}

/** Where the loop stands. */
export interface LoopState {
  phase: 'idle' | 'working' | 'filling' | 'complete';
  formId?: string;
  served?: Served;
  /** The reader has pressed Complete, and no response has come yet. */
  isCompleting?: true;
  problem?: unknown;
}

/** The loop of a form: published, filled in, left, resumed, completed, reviewed. */
export interface Loop {
  state: Pick<Store<LoopState>, 'get' | 'subscribe'>;
  traffic: Traffic;
  queue: Pick<SaveQueue<Draft>, 'state' | 'retry'>;
  calls: Calls;
  /**
   * Stores the text of a definition as a form that takes answers, and opens it, with answers that are known beforehand. A
   * form that is there gets the text as its next definition.
   */
  publish(name: string, title: string, text: string, answers?: Record<string, unknown>): Promise<void>;
  /** Opens a kept form as its respondent does after a reload. */
  resume(storedForm: StoredForm): Promise<void>;
  /** Leaves the page of the form and comes back. */
  leaveAndReturn(): Promise<void>;
  /** Begins another submission, with what was typed before if asked to. */
  startNewSubmission(withAnswers: boolean): Promise<void>;
  change(draft: Omit<Draft, 'isComplete'>): void;
  /** Stores the last state as complete. Rejects when that cannot be had now; it is tried again by itself after a cut. */
  complete(draft: Omit<Draft, 'isComplete'>): Promise<void>;
  /** Does something as the administrator; in the sandbox the sign-in happens by itself. */
  asAdministrator<Result>(action: () => Promise<Result>): Promise<Result>;
  /** The form and its token are void. */
  forget(): void;
  close(): void;
}

function answersOf(jsonData: string): Record<string, unknown> {
  try {
    const value = parseJson(jsonData);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Opens a loop at the present target. */
export function openLoop(client: LoopClient, later: SaveQueueOptions<Draft>['later']): Loop {
  const state = createStore<LoopState>({ phase: 'idle' });
  const traffic = openTraffic(client.send, client.origin);
  const calls = openCalls(traffic, () => client.account.get().session?.accessToken);
  let storedForm: StoredForm | undefined;
  let queue = makeQueue();
  const queueState = createStore(queue.state.get());

  const keep = (changes: Partial<StoredForm>) => {
    if (!storedForm) return;
    storedForm = { ...storedForm, ...changes };
    keepForm(storedForm);
  };

  /** A token that opens nothing may belong to a form that is gone: the definition tells. */
  async function explain(error: unknown, formId: string): Promise<unknown> {
    if (!(error instanceof ApiError) || error.kind !== 'token-gone') return error;
    return calls.activeDefinition(formId).then(
      () => error,
      (other: unknown) => (other instanceof ApiError ? other : error),
    );
  }

  async function save(draft: Draft): Promise<void> {
    if (!storedForm) throw new ApiError('form-gone', 404, '');
    const { formId, token } = storedForm;
    try {
      const stored = token ? await calls.update(formId, token, draft) : await calls.create(formId, draft);
      if (storedForm?.formId !== formId) return;
      finish(stored, draft);
    } catch (error) {
      throw await explain(error, formId);
    }
  }

  function finish(stored: Submission, draft: Draft): void {
    const { unsaved, ...rest } = storedForm as StoredForm;
    const isNewest = unsaved?.jsonData === draft.jsonData && unsaved.currentPage === draft.currentPage;
    storedForm = {
      ...rest,
      ...(stored.token !== null && { token: stored.token }),
      ...(!isNewest && unsaved && { unsaved }),
    };
    keepForm(stored.isComplete ? null : storedForm);
    if (stored.isComplete) state.set({ ...state.get(), phase: 'complete' });
  }

  /** The form is in the reader's hands again: what SurveyJS took away on Complete comes back with what was typed. */
  function inHand({ isCompleting, served, ...rest }: LoopState): LoopState {
    const { unsaved } = storedForm ?? {};
    if (!isCompleting || !served || !unsaved) return { ...rest, ...(served && { served }) };
    const { jsonData, currentPage } = unsaved;
    return { ...rest, served: { ...served, answers: answersOf(jsonData), currentPage } };
  }

  function makeQueue(): SaveQueue<Draft> {
    const made = createSaveQueue<Draft>({ save, isApiError: (error) => error instanceof ApiError, later });
    made.state.subscribe(() => {
      if (made !== queue) return;
      queueState.set(made.state.get());
      if (made.state.get().kind === 'rejected') state.set(inHand(state.get()));
    });
    return made;
  }

  function renewQueue(): void {
    queue.close();
    queue = makeQueue();
    queueState.set(queue.state.get());
  }

  /** Runs a step that ends with an open form; a fault ends it with a problem and leaves what was there. */
  async function step(run: () => Promise<Served>): Promise<void> {
    const { problem: _, ...before } = inHand(state.get());
    state.set({ ...before, phase: 'working' });
    try {
      const served = await run();
      state.set({ phase: 'filling', ...(storedForm && { formId: storedForm.formId }), served });
    } catch (error) {
      const known = storedForm ? await explain(error, storedForm.formId) : error;
      state.set({ ...before, phase: before.served ? 'filling' : 'idle', problem: known });
    }
  }

  async function serve(
    formId: string,
    answers: Record<string, unknown>,
    currentPage: number,
  ): Promise<Served> {
    const { jsonData } = await calls.activeDefinition(formId);
    return { jsonData, answers, currentPage };
  }

  /** The form as its respondent finds it: what the server has, and over it what it has not got yet. */
  async function reopen(form: StoredForm): Promise<Served> {
    const stored = form.token ? await calls.resume(form.formId, form.token) : undefined;
    const newest = form.unsaved ?? stored;
    const served = await serve(form.formId, answersOf(newest?.jsonData ?? '{}'), newest?.currentPage ?? 0);
    if (form.unsaved) queue.push({ ...form.unsaved, isComplete: false });
    return served;
  }

  return {
    state: { get: state.get, subscribe: state.subscribe },
    traffic,
    queue: { state: { get: queueState.get, subscribe: queueState.subscribe }, retry: () => queue.retry() },
    calls,
    asAdministrator: (action) => asAdministrator(client, action),
    publish: (definition, title, text, answers = {}) =>
      step(async () => {
        const previous = state.get().formId;
        const formId = await asAdministrator(client, async () => {
          const id = previous ?? (await calls.createForm(title, text));
          await calls.publish(id, text);
          return id;
        });
        renewQueue();
        storedForm = { definition, target: targetKey(client.target.get()), formId };
        keepForm(storedForm);
        return serve(formId, answers, 0);
      }),
    resume: (form) => {
      storedForm = form;
      return step(() => reopen(form));
    },
    leaveAndReturn: () =>
      step(async () => {
        const form = storedForm ?? readStoredForm();
        if (!form) throw new ApiError('form-gone', 404, '');
        renewQueue();
        try {
          return await reopen(form);
        } catch (error) {
          // Nothing came back, so what was not sent yet still waits to be.
          if (form.unsaved && !(error instanceof ApiError))
            queue.push({ ...form.unsaved, isComplete: false });
          throw error;
        }
      }),
    startNewSubmission: (withAnswers) =>
      step(async () => {
        if (!storedForm) throw new ApiError('form-gone', 404, '');
        const { unsaved, token: _, ...form } = storedForm;
        renewQueue();
        storedForm = withAnswers && unsaved ? { ...form, unsaved } : form;
        keepForm(storedForm);
        return reopen(storedForm);
      }),
    change(draft) {
      keep({ unsaved: draft });
      queue.push({ ...draft, isComplete: false });
    },
    async complete(draft) {
      keep({ unsaved: draft });
      state.set({ ...state.get(), isCompleting: true });
      queue.push({ ...draft, isComplete: true });
      await queue.flush();
    },
    forget() {
      renewQueue();
      storedForm = undefined;
      keepForm(null);
      state.set({ phase: 'idle' });
    },
    close() {
      queue.close();
    },
  };
}
