import 'client-only';
import { signInAsAdministrator } from '@/client/api/administrator';
import type { ApiClient } from '@/client/api/client';
import { targetKey } from '@/client/api/target';
import { createStore } from '@/client/console/store';
import { parseJson } from '@/lib/api/json';
import { type Draft, type Filled, openCalls, type Submission } from './calls';
import { ApiError } from './error-response';
import { createSaveQueue } from './save-queue';
import { keepForm, readStoredForm, type StoredForm } from './stored-form';
import { openTraffic } from './traffic';

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

function answersOf(jsonData: string): Record<string, unknown> {
  try {
    const value = parseJson(jsonData);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Opens the loop of a form at the present target: published, filled in, left, resumed, completed, reviewed. */
export function openLoop(client: ApiClient) {
  const state = createStore<LoopState>({ phase: 'idle' });
  const traffic = openTraffic(client.send, client.origin);
  const calls = openCalls(traffic, () => client.account.get().session?.accessToken);
  let storedForm: StoredForm | undefined;
  const queue = createSaveQueue(save);
  queue.state.subscribe(() => {
    if (queue.state.get().kind === 'rejected') state.set(inHand(state.get()));
  });

  const keep = (changes: Partial<StoredForm>) => {
    if (!storedForm) return;
    storedForm = { ...storedForm, ...changes };
    keepForm(storedForm);
  };

  /** Does something as the administrator. Only in the sandbox the sign-in happens by itself, again if a session ended. */
  async function asAdministrator<Result>(action: () => Promise<Result>): Promise<Result> {
    const isSandbox = client.target.get().kind === 'sandbox';
    if (!client.account.get().session) {
      if (!isSandbox) throw new ApiError('not-signed-in', 401, '');
      await signInAsAdministrator(client.account);
    }
    try {
      return await action();
    } catch (error) {
      if (!(isSandbox && error instanceof ApiError && error.kind === 'not-signed-in')) throw error;
      await signInAsAdministrator(client.account);
      return action();
    }
  }

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
    state,
    traffic,
    queue,
    calls,
    asAdministrator,
    /**
     * Stores the text of a definition as a form that takes answers, and opens it, with answers that are known beforehand.
     * A form that is there gets the text as its next definition.
     */
    publish: (definition: string, title: string, text: string, answers: Record<string, unknown>) =>
      step(async () => {
        const previous = state.get().formId;
        const formId = await asAdministrator(async () => {
          const id = previous ?? (await calls.createForm(title, text));
          await calls.publish(id, text);
          return id;
        });
        queue.restart();
        storedForm = { definition, target: targetKey(client.target.get()), formId };
        keepForm(storedForm);
        return serve(formId, answers, 0);
      }),
    /** Opens a kept form as its respondent does after a reload. */
    resume: (form: StoredForm) => {
      storedForm = form;
      return step(() => reopen(form));
    },
    /** Leaves the page of the form and comes back. */
    leaveAndReturn: () =>
      step(async () => {
        const form = storedForm ?? readStoredForm();
        if (!form) throw new ApiError('form-gone', 404, '');
        queue.restart();
        try {
          return await reopen(form);
        } catch (error) {
          // Nothing came back, so what was not sent yet still waits to be.
          if (form.unsaved && !(error instanceof ApiError))
            queue.push({ ...form.unsaved, isComplete: false });
          throw error;
        }
      }),
    /** Begins another submission, with what was typed before if asked to. */
    startNewSubmission: (withAnswers: boolean) =>
      step(async () => {
        if (!storedForm) throw new ApiError('form-gone', 404, '');
        const { unsaved, token: _, ...form } = storedForm;
        queue.restart();
        storedForm = withAnswers && unsaved ? { ...form, unsaved } : form;
        keepForm(storedForm);
        return reopen(storedForm);
      }),
    change(draft: Filled): void {
      keep({ unsaved: draft });
      queue.push({ ...draft, isComplete: false });
    },
    /** Stores the last state as complete. Rejects when that cannot be had now; it is tried again by itself after a cut. */
    async complete(draft: Filled): Promise<void> {
      keep({ unsaved: draft });
      state.set({ ...state.get(), isCompleting: true });
      queue.push({ ...draft, isComplete: true });
      await queue.flush();
    },
    /** The form and its token are void. */
    forget(): void {
      queue.restart();
      storedForm = undefined;
      keepForm(null);
      state.set({ phase: 'idle' });
    },
    close: queue.close,
  };
}

/** The loop of a form. */
export type Loop = ReturnType<typeof openLoop>;
