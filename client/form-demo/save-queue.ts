import 'client-only';
import { createStore, type Store } from '@/client/console/store';

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

/** What the queue needs of its surroundings. */
export interface SaveQueueOptions<State> {
  /** Stores a state. Rejects if no response arrived or the server rejected it. */
  save(state: State): Promise<void>;
  /** Whether a failed `save` means that the server rejected it; if not, no response arrived. */
  isApiError(error: unknown): boolean;
  /** Runs something later; the result takes it back. A test gives a clock of its own. */
  later(run: () => void, milliseconds: number): () => void;
}

/** Stores the newest state of something that changes, one request after another. */
export interface SaveQueue<State> {
  state: Pick<Store<SaveState>, 'get' | 'subscribe'>;
  /** Takes a state to be stored. One that waits already is replaced, as each contains everything. */
  push(state: State): void;
  /** Sends what waits at once. Resolves when all is stored, rejects with the reason when that is not to be had now. */
  flush(): Promise<void>;
  /** Tries again what got no response; nothing while there is nothing to try. */
  retry(): void;
  /** Sends nothing more. */
  close(): void;
}

/** Pause after the last change before it is sent, in milliseconds. */
const PAUSE = 600;
/** First wait after a request without a response, doubled each time up to the last one, in milliseconds. */
const FIRST_RETRY = 2000;
const LAST_RETRY = 30_000;

/**
 * Makes the queue. There is never more than one request under way, so that an older state cannot overtake a newer one,
 * and what came last is kept until a response says that it is stored.
 */
export function createSaveQueue<State>(options: SaveQueueOptions<State>): SaveQueue<State> {
  const state = createStore<SaveState>({ kind: 'saved', count: 0 });
  let pending: { value: State } | undefined;
  let running: Promise<void> | undefined;
  let cancelTimer = () => {};
  let failures = 0;
  let saves = 0;
  let isClosed = false;

  function setTimer(milliseconds: number): void {
    cancelTimer();
    cancelTimer = options.later(() => void send().catch(() => undefined), milliseconds);
  }

  /** Sends until nothing waits. Rejects with the first reason why not. */
  function send(): Promise<void> {
    if (!pending || isClosed) return Promise.resolve();
    running ??= drain();
    return running;
  }

  async function drain(): Promise<void> {
    cancelTimer();
    while (pending && !isClosed) {
      const current = pending;
      state.set({ kind: 'saving' });
      try {
        await options.save(current.value);
      } catch (error) {
        stop();
        fail(error);
        throw error;
      }
      failures = 0;
      saves += 1;
      if (pending === current) pending = undefined;
    }
    stop();
    if (!isClosed) state.set({ kind: 'saved', count: saves });
  }

  /** Before the state tells it: what comes from then on is not taken along any more. */
  function stop(): void {
    running = undefined;
  }

  function fail(error: unknown): void {
    if (isClosed) return;
    if (options.isApiError(error)) {
      state.set({ kind: 'rejected', error });
      return;
    }
    setTimer(Math.min(FIRST_RETRY * 2 ** failures, LAST_RETRY));
    failures += 1;
    state.set({ kind: 'offline', error });
  }

  return {
    state: { get: state.get, subscribe: state.subscribe },
    push(value) {
      if (isClosed) return;
      pending = { value };
      // What is under way takes the newest along; without a response the clock of the retry counts.
      if (running || state.get().kind === 'offline') return;
      state.set({ kind: 'waiting' });
      setTimer(PAUSE);
    },
    flush: () => send(),
    retry() {
      if (pending && !running && state.get().kind === 'offline') void send().catch(() => undefined);
    },
    close() {
      isClosed = true;
      cancelTimer();
    },
  };
}
