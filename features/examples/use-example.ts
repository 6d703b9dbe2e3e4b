import { useEffect, useRef, useState } from 'react';
import { apiClient } from '@/features/api-client/client';
import type { Target } from '@/features/api-client/target';
import { useStore } from '@/features/api-client/use-store';
import { examplesBefore, samplesChanged } from './registry';
import { type ApiResponse, runExample } from './requests/runner';
import type { Missing } from './requests/steps';
import type { ExampleSpec } from './requests/types';
import type { Variables } from './samples/placeholders';
import { forgetPage, forgetSandbox, saveAt, savedAt } from './saved-values';

export type OutcomeState =
  | ApiResponse
  | Missing
  | { kind: 'busy' }
  /** The sandbox implements another version of the API or, without `api`, lacks the operation. */
  | { kind: 'foreign'; api: string | undefined }
  | { kind: 'cancelled' }
  | { kind: 'failed'; error: unknown };

export type OutcomeActions = ReturnType<typeof useExample>['actions'] & { signIn: () => void };

interface Options {
  spec: ExampleSpec;
  /** Used to find the examples before it. */
  element: Element;
  /** Setup, on a page without examples above. */
  setup?: ExampleSpec[] | undefined;
  /** Version of the API that the page describes, if the sandbox implements another. */
  api?: string | undefined;
}

/** Returns IDs and tokens for a run: those of the page, perhaps of another account, and the session. */
function readVariables(target: Target, prefersSession: boolean): Variables {
  const { accessToken, refreshToken } = apiClient().account.get().session ?? {};
  const session = { ...(accessToken && { accessToken }), ...(refreshToken && { refreshToken }) };
  return prefersSession ? { ...savedAt(target), ...session } : { ...session, ...savedAt(target) };
}

/** The first administrator of a server is not signed in: that password should have changed. */
const setupAt = (target: Target, setup: ExampleSpec[]): ExampleSpec[] =>
  target.kind === 'sandbox' ? setup : setup.filter((step) => step.save?.accessToken === undefined);

/** Runs an example at the chosen target, and keeps the previous outcome until it ends. */
export function useExample({ spec, element, setup, api }: Options) {
  const client = apiClient();
  const target = useStore(client.target);
  const [state, setState] = useState<{ now: OutcomeState; previous?: OutcomeState }>({
    now: { kind: 'busy' },
  });
  const running = useRef<AbortController>(null);

  useEffect(() => {
    const release = client.hold();
    const stop = client.onDataLost(forgetSandbox);
    return () => {
      stop();
      release();
      running.current?.abort();
    };
  }, [client]);

  const run = async (withEarlier: boolean) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const to = client.target.get();
    if ((api || spec.serverOnly) && to.kind === 'sandbox') return setState({ now: { kind: 'foreign', api } });
    setState(({ now }) => (now.kind === 'busy' ? { now } : { now: { kind: 'busy' }, previous: now }));
    const end = (now: OutcomeState) => {
      if (running.current !== controller) return;
      running.current = null;
      setState({ now });
    };
    try {
      const context = {
        transport: client.send,
        origin: client.origin(),
        earlier: setup ? setupAt(to, setup) : examplesBefore(element),
        variables: readVariables(to, setup !== undefined),
        signal: controller.signal,
        maySignIn: to.kind === 'sandbox',
      };
      const result = await runExample(spec, context, withEarlier || setup !== undefined);
      if (result.kind === 'response') {
        // Deleted things must be created again.
        saveAt(to, spec.method === 'DELETE' ? {} : result.variables);
        samplesChanged();
      }
      end(result);
    } catch (error) {
      end(controller.signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error });
    }
  };

  const actions = {
    runEarlier: () => void run(true),
    runAgain: () => void run(false),
    cancel: () => running.current?.abort(),
    startOver: () => {
      forgetPage(client.target.get());
      void run(true);
    },
  };
  return { client, target, state, actions };
}
