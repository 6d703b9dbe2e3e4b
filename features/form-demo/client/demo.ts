import 'client-only';
import { apiClient } from '@/features/try/client/client';
import { restoreAdministrator, sandboxFetch } from '@/packages/reference-api/browser/client';
import { attempt, onStored, readStored, writeStored } from '@/shared/browser/storage';
import { createStore } from '@/shared/browser/store';
import type { Send } from '@/shared/http/send';
import { storageKeys } from '@/shared/storage-keys';
import { ifGone, openAdministrator, openRequests } from './requests';

export interface Draft {
  jsonData: string;
  currentPage: number;
  isComplete: boolean;
}

export interface Submission extends Draft {
  id: string;
  token: string | null;
  status: string;
}

export interface LoadedForm {
  visit: number;
  definition: string;
  submission?: Submission | undefined;
}

export interface DemoState {
  form?: LoadedForm;
  save: 'nothing' | 'restored' | 'saving' | 'saved' | 'failed' | 'complete';
  isLoading: boolean;
  problem?: unknown;
}

interface Kept {
  formId: string;
  submissionId?: string;
  token?: string;
  /** Changes with each save, so that other tabs notice it. */
  savedAt?: number;
}

/** Reads what is stored for a demo; undefined for anything else. */
function readKept(name: string): Kept | undefined {
  const kept = attempt(() => JSON.parse(readStored(storageKeys.liveForm(name)) ?? ''));
  return /^\d+$/.test(String(kept?.formId)) ? kept : undefined;
}

export interface DemoSandbox {
  send: Send;
  restoreAdministrator(): Promise<void>;
  onDataLost(listener: () => void): () => void;
}

export function pageSandbox(): DemoSandbox {
  const { onDataLost } = apiClient();
  return { send: sandboxFetch, restoreAdministrator, onDataLost };
}

const pass = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** Opens the demo of a form, whose data is stored under `name`. */
export function openDemo(name: string, title: string, original: string, sandbox: DemoSandbox) {
  const { list, send } = openRequests(sandbox.send);
  const administer = openAdministrator(send, sandbox.restoreAdministrator);
  const state = createStore<DemoState>({ save: 'nothing', isLoading: true });
  let kept = readKept(name);
  let visits = 0;
  let unsaved: Draft | undefined;
  let saving = Promise.resolve();

  const set = (changes: Partial<DemoState>) => state.set({ ...state.get(), ...changes });
  const keep = (next: Kept | undefined) => {
    kept = next;
    writeStored(storageKeys.liveForm(name), next ? JSON.stringify(next) : null);
  };

  async function publishForm(definition: string): Promise<void> {
    const content = { isDraft: false, jsonData: definition };
    const change = (formId: string) => administer('updateActiveFormDefinition', { formId }, content);
    if (kept && (await change(kept.formId).catch(ifGone))) return keep({ formId: kept.formId });
    const form = { name: title, isEnabled: true, formDefinitionJsonData: definition };
    const { id: formId } = await administer<{ id: string }>('createForm', {}, form);
    await change(formId);
    keep({ formId });
  }

  /** Loads the stored form; returns false when it is gone. */
  async function show(): Promise<boolean> {
    if (!kept) return false;
    const { formId, token } = kept;
    const parameters = { formId, submissionToken: token ?? '' };
    const submission = token && (await send<Submission>('getSubmissionByToken', parameters).catch(ifGone));
    const active = await send<{ jsonData: string }>('getActiveFormDefinition', { formId }).catch(ifGone);
    if (!active) return false;
    if (token && !submission) keep({ formId });
    visits += 1;
    const form = { visit: visits, definition: active.jsonData, ...(submission && { submission }) };
    set({ form, save: submission ? 'restored' : 'nothing', isLoading: false });
    return true;
  }

  /** Waits until answers are saved, then runs a step that loads a form. */
  async function step(run: () => Promise<void>): Promise<void> {
    set({ isLoading: true, problem: undefined });
    await saving;
    unsaved = undefined;
    await run().catch((problem: unknown) => set({ problem, isLoading: false }));
  }

  /** Loads the form as a respondent does. Publishes it if it is new or gone. */
  const load = () =>
    step(async () => {
      if (await show()) return;
      await publishForm(original);
      await show();
    });

  /** Stores a draft, as a new submission if the token has expired or the form is gone. */
  async function store(draft: Draft): Promise<void> {
    if (!kept) await publishForm(state.get().form?.definition ?? original);
    const { formId, token } = kept as Kept;
    const parameters = { formId, submissionToken: token ?? '' };
    const operation = token ? 'updateSubmissionByToken' : 'createSubmission';
    const stored = await send<Submission>(operation, parameters, draft).catch(ifGone);
    if (stored) {
      const next = stored.isComplete ? undefined : (stored.token ?? token);
      keep({ formId, submissionId: stored.id, ...(next && { token: next }), savedAt: Date.now() });
      return;
    }
    keep(token ? { formId } : undefined);
    await store(draft);
  }

  /** Saves a draft after the previous one, unless a newer one comes during the pause (milliseconds). */
  function save(draft: Draft, pause = 0): Promise<void> {
    unsaved = draft;
    set({ save: 'saving', problem: undefined });
    saving = saving.then(async () => {
      if (unsaved === draft && pause > 0) await pass(pause);
      if (unsaved !== draft) return;
      try {
        await store(draft);
        if (unsaved !== draft) return;
        unsaved = undefined;
        set({ save: draft.isComplete ? 'complete' : 'saved' });
      } catch (problem) {
        set({ save: 'failed', problem });
      }
    });
    return saving;
  }

  const ends = [
    sandbox.onDataLost(() => void load()),
    // The answers of another tab would be overwritten by older ones.
    onStored((event) => {
      if ((event as StorageEvent | undefined)?.key !== storageKeys.liveForm(name)) return;
      kept = readKept(name);
      void load();
    }),
  ];
  void load();

  return {
    state,
    requests: list,
    save,
    close: () => ends.forEach((end) => void end()),
    /** Returns whether leaving the page loses answers. */
    hasUnsaved: () => unsaved !== undefined,
    retry: () => void (unsaved ? save(unsaved) : load()),
    /** Leaves the form and returns. Stays if the answers can't be saved. */
    async leaveAndReturn(): Promise<void> {
      await (unsaved ? save(unsaved) : saving);
      if (!unsaved) await load();
    },
    fillInAnother(): void {
      if (kept) keep({ formId: kept.formId });
      void load();
    },
    /** Reads the submission as administrator; undefined for none. */
    async readStored(): Promise<Submission | undefined> {
      if (!kept?.submissionId) return undefined;
      const { formId, submissionId } = kept;
      return administer<Submission>('getSubmission', { formId, submissionId }).catch(ifGone);
    },
  };
}

export type Demo = ReturnType<typeof openDemo>;
