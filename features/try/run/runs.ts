import 'client-only';
import { createStore } from '@/shared/browser/store';
import { isExpired } from '../client/account';
import { apiClient } from '../client/client';
import { tokenExpiry } from '../client/jwt';
import { getOrigin, type Target } from '../client/target';
import { type ApiResponse, type Missing, runExample } from '../request/runner';
import { saveAt, savedAt } from '../request/saved-values';
import type { ExampleSpec } from '../request/types';
import type { Variables } from '../samples/placeholders';
import { examplesBefore, samplesChanged } from './registry';

export type OutcomeState =
  | ApiResponse
  | Missing
  | { kind: 'busy' }
  /** The sandbox lacks the operation. */
  | { kind: 'server-only' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; error: unknown };

interface RunState {
  /** The request that was sent last. */
  spec: ExampleSpec;
  now: OutcomeState;
  /** Kept until the run ends. */
  previous?: OutcomeState;
}

export type Runs = ReturnType<typeof openRuns>;

export type OutcomeActions = Pick<Runs, 'runEarlier' | 'cancel' | 'startOver' | 'useServer'> & {
  signIn: () => void;
};

interface Options {
  /** The request before any edit. */
  spec: ExampleSpec;
  /** Examples above this element run first. */
  element: Element;
  /** Setup, on a page without examples above. */
  setup?: ExampleSpec[];
}

/** Returns IDs and tokens for a run: those of the page, perhaps of another account, and the session. */
function readVariables(target: Target, prefersSession: boolean): Variables {
  const { session } = apiClient().account.get();
  const { accessToken: saved, ...ids } = savedAt(target);
  // A sign-in of the page that has expired is repeated.
  const isUsable = saved !== undefined && !isExpired({ expires: tokenExpiry(saved) });
  const ofPage = { ...ids, ...(isUsable && { accessToken: saved }) };
  const { accessToken, refreshToken } = session ?? {};
  const ofSession = { ...(accessToken && { accessToken }), ...(refreshToken && { refreshToken }) };
  return prefersSession ? { ...ofPage, ...ofSession } : { ...ofSession, ...ofPage };
}

/** The first administrator of a server is not signed in: that password should have changed. */
const setupAt = (target: Target, setup: ExampleSpec[]): ExampleSpec[] =>
  target.kind === 'sandbox' ? setup : setup.filter((step) => step.save?.accessToken === undefined);

/** Opens the runs of an example at the chosen target. They follow session and target until the page is left. */
export function openRuns({ spec: original, element, setup }: Options) {
  const client = apiClient();
  client.onDataLost(() => saveAt({ kind: 'sandbox' }, {}));
  const state = createStore<RunState>({ spec: original, now: { kind: 'busy' } });
  let running: AbortController | undefined;

  async function run(spec: ExampleSpec, withEarlier = false): Promise<void> {
    running?.abort();
    const controller = new AbortController();
    running = controller;
    const to = client.target.get();
    if (spec.serverOnly && to.kind === 'sandbox') return state.set({ spec, now: { kind: 'server-only' } });
    const { now: previous } = state.get();
    state.set({ spec, now: { kind: 'busy' }, ...(previous.kind !== 'busy' && { previous }) });
    const end = (now: OutcomeState) => {
      if (running === controller) state.set({ spec, now });
    };
    const { session } = client.account.get();
    const before = readVariables(to, setup !== undefined);
    try {
      const context = {
        transport: client.send,
        origin: getOrigin(to),
        earlier: setup ? setupAt(to, setup) : examplesBefore(element),
        variables: before,
        signal: controller.signal,
        maySignIn: to.kind === 'sandbox',
      };
      const result = await runExample(spec, context, withEarlier || setup !== undefined);
      if (result.kind === 'response') {
        // Tokens of the session end with it.
        const learned = Object.entries(result.variables).filter(
          ([name, value]) => value !== before[name] && !(setup && session && name in session),
        );
        // Deleted things must be created again.
        saveAt(to, spec.method === 'DELETE' ? {} : { ...savedAt(to), ...Object.fromEntries(learned) });
        samplesChanged();
      }
      end(result);
    } catch (error) {
      end(controller.signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error });
    }
  }

  return {
    state,
    run,
    runEarlier: () => void run(state.get().spec, true),
    runAgain: () => void run(state.get().spec),
    /** Sends to another base address from now on. */
    useServer: (origin: string) => {
      client.choose({ kind: 'server', origin });
      void run(state.get().spec);
    },
    cancel: () => running?.abort(),
    startOver: () => {
      saveAt(client.target.get(), {});
      void run(state.get().spec, true);
    },
  };
}
