import 'client-only';
import { createStore } from '@/client/console/store';
import { ApiError } from './error-response';

/** How far saving is. */
export type SaveState =
  /** Everything is stored; nothing was changed yet when `count` is 0. */
  | { kind: 'saved'; count: number }
  /** Changes wait for the pause in typing. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** No answer came: the newest state is kept and sent again. */
  | { kind: 'offline'; error: unknown }
  /** The server said no: sending the same again would not help. */
  | { kind: 'rejected'; error: unknown };

/** Pause after the last change before it is sent, in milliseconds. */
const PAUSE = 600;
/** First wait after a request without a response, doubled each time up to the last one, in milliseconds. */
const FIRST_RETRY = 2000;
const LAST_RETRY = 30_000;

/**
 * Stores the newest state of something that changes. There is never more than one request under way, so that an older
 * state cannot overtake a newer one, and what came last is kept until a response says that it is stored.
 * @param save stores a state; rejects with ApiError if the server rejected it, with another error if no response arrived
 */
export function createSaveQueue<State>(save: (state: State) => Promise<void>) {
  const state = createStore<SaveState>({ kind: 'saved', count: 0 });
  let pending: { value: State } | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let saves = 0;
  let isClosed = false;
  /** What is under way since before a restart concerns no one any more. */
  let life = {};

  function setTimer(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send().catch(() => undefined), milliseconds);
  }

  /** Sends until nothing waits. Rejects with the first reason why not. */
  function send(): Promise<void> {
    if (!pending) return Promise.resolve();
    running ??= drain();
    return running;
  }

  async function drain(): Promise<void> {
    const own = life;
    clearTimeout(timer);
    while (pending) {
      const current = pending;
      state.set({ kind: 'saving' });
      try {
        await save(current.value);
      } catch (error) {
        if (own === life) fail(error);
        throw error;
      }
      if (own !== life) return;
      failures = 0;
      saves += 1;
      if (pending === current) pending = undefined;
    }
    // Before the state tells it: what comes from then on is not taken along any more.
    running = undefined;
    state.set({ kind: 'saved', count: saves });
  }

  function fail(error: unknown): void {
    running = undefined;
    const kind = error instanceof ApiError ? 'rejected' : 'offline';
    if (kind === 'offline') {
      setTimer(Math.min(FIRST_RETRY * 2 ** failures, LAST_RETRY));
      failures += 1;
    }
    state.set({ kind, error });
  }

  /** Forgets what waits and what is under way: the states that come now are of something else. */
  function restart(): void {
    life = {};
    clearTimeout(timer);
    pending = undefined;
    running = undefined;
    failures = 0;
    saves = 0;
    state.set({ kind: 'saved', count: 0 });
  }

  return {
    state,
    restart,
    /** Takes a state to be stored. One that waits already is replaced, as each contains everything. */
    push(value: State): void {
      if (isClosed) return;
      pending = { value };
      // What is under way takes the newest along; without a response the clock of the retry counts.
      if (running || state.get().kind === 'offline') return;
      state.set({ kind: 'waiting' });
      setTimer(PAUSE);
    },
    /** Sends what waits at once. Resolves when all is stored, rejects with the reason when that is not to be had now. */
    flush: send,
    /** Tries again what got no response; nothing while there is nothing to try. */
    retry(): void {
      if (!running && state.get().kind === 'offline') void send().catch(() => undefined);
    },
    /** Sends nothing more. */
    close(): void {
      isClosed = true;
      restart();
    },
  };
}
