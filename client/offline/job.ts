import 'client-only';
import { createStore, type Store } from '@/client/console/store';
import { STAYED } from '@/client/progress';
import type { OfflineSite } from '@/lib/offline';
import { OfflineError, type OfflineProblem } from './offline-error';
import { currentlyCached, forgetDocs, keepDocs, missingAbility, readSite } from './store';

/** What is known and under way. */
export interface OfflineState {
  /** What is kept; null while that is being looked up. */
  cached?: OfflineSite | null | undefined;
  /** What the site has now; undefined when it does not respond. */
  site?: OfflineSite | undefined;
  /** Bytes stored so far and in all. */
  progress?: { stored: number; all: number } | undefined;
  problem?: OfflineProblem | undefined;
  /** What was done last. */
  done?: 'stored' | 'removed' | 'cancelled' | undefined;
}

const job = {
  state: createStore<OfflineState>({ cached: null }),
  abort: undefined as AbortController | undefined,
};

/** What is known now, to be watched. */
export const offlineState: Pick<Store<OfflineState>, 'get' | 'subscribe'> = job.state;

const set = (change: OfflineState): void => job.state.set({ ...job.state.get(), ...change });

const problemIn = (error: unknown): OfflineProblem =>
  error instanceof OfflineError ? error.problem : 'brokenOff';

/** Looks up what is kept and what the site has. While the docs are being stored it does nothing. */
export async function lookUp(): Promise<void> {
  if (job.abort) return;
  const missing = missingAbility();
  if (missing) return set({ cached: undefined, problem: missing });
  try {
    set({ cached: await currentlyCached() });
  } catch (error) {
    return set({ cached: undefined, site: undefined, problem: problemIn(error) });
  }
  try {
    set({ site: await readSite(), problem: undefined });
  } catch (error) {
    // Anyone who has stored something does not need the site.
    const problem = error instanceof OfflineError ? error.problem : 'noResponse';
    set({ site: undefined, problem: job.state.get().cached ? undefined : problem });
  }
}

/** Lets the browser ask before the reader leaves the page, which ends what is under way. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Who stays has no page to wait for.
  setTimeout(() => window.dispatchEvent(new Event(STAYED)));
}

/** Stores the docs, or what is new of them. */
export async function keep(): Promise<void> {
  if (job.abort) return;
  const abort = new AbortController();
  job.abort = abort;
  set({ progress: { stored: 0, all: 0 }, problem: undefined, done: undefined });
  window.addEventListener('beforeunload', askBeforeLeaving);
  try {
    const cached = await keepDocs({
      signal: abort.signal,
      onProgress: (stored, all) => set({ progress: { stored, all } }),
    });
    set({ cached, site: cached, done: 'stored' });
  } catch (error) {
    set(abort.signal.aborted ? { done: 'cancelled' } : { problem: problemIn(error) });
  }
  window.removeEventListener('beforeunload', askBeforeLeaving);
  job.abort = undefined;
  set({ progress: undefined });
}

/** Gives up storing. */
export function cancel(): void {
  job.abort?.abort();
}

/** Removes everything that is kept. */
export async function forget(): Promise<void> {
  set({ problem: undefined, done: undefined });
  try {
    await forgetDocs();
    set({ cached: undefined, done: 'removed' });
    await lookUp();
  } catch (error) {
    set({ problem: problemIn(error) });
  }
}
