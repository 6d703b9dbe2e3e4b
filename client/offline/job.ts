import 'client-only';
import { STAYED } from '@/client/behaviors/progress-bar';
import { createStore } from '@/client/console/store';
import type { OfflineSite } from '@/lib/offline';
import { OfflineError, type OfflineProblem, problemOf } from './offline-error';
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
  /** What was done last, as the name of the sentence that says it. */
  done?: 'offlineDone' | 'offlineRemoved' | 'offlineCancelled' | undefined;
}

/** What is known now, to be watched. */
export const offlineState = createStore<OfflineState>({ cached: null });
let running: AbortController | undefined;

const set = (change: OfflineState): void => offlineState.set({ ...offlineState.get(), ...change });

/** Looks up what is kept and what the site has. While the docs are being stored it does nothing. */
export async function lookUp(): Promise<void> {
  if (running) return;
  const missing = missingAbility();
  if (missing) return set({ cached: undefined, problem: missing });
  try {
    set({ cached: await currentlyCached() });
  } catch (error) {
    return set({ cached: undefined, site: undefined, problem: problemOf(error) });
  }
  try {
    set({ site: await readSite(), problem: undefined });
  } catch (error) {
    // Anyone who has stored something does not need the site.
    const problem = error instanceof OfflineError ? error.problem : 'offlineErrorNoResponse';
    set({ site: undefined, problem: offlineState.get().cached ? undefined : problem });
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
  if (running) return;
  const abort = new AbortController();
  running = abort;
  set({ progress: { stored: 0, all: 0 }, problem: undefined, done: undefined });
  window.addEventListener('beforeunload', askBeforeLeaving);
  try {
    const cached = await keepDocs({
      signal: abort.signal,
      onProgress: (stored, all) => set({ progress: { stored, all } }),
    });
    set({ cached, site: cached, done: 'offlineDone' });
  } catch (error) {
    set(abort.signal.aborted ? { done: 'offlineCancelled' } : { problem: problemOf(error) });
  }
  window.removeEventListener('beforeunload', askBeforeLeaving);
  running = undefined;
  set({ progress: undefined });
}

/** Gives up storing. */
export function cancel(): void {
  running?.abort();
}

/** Removes everything that is kept. */
export async function forget(): Promise<void> {
  set({ problem: undefined, done: undefined });
  try {
    await forgetDocs();
    set({ cached: undefined, done: 'offlineRemoved' });
    await lookUp();
  } catch (error) {
    set({ problem: problemOf(error) });
  }
}
