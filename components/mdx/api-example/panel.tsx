'use client';

import { useEffect, useState } from 'react';
import { readTarget, type Target, writeTarget } from '@/lib/browser/api/target';
import type { PanelTexts } from '@/lib/i18n/en/panel';
import { errorMessage } from '@/lib/shared/error-message';
import { runExample } from '@/lib/shared/examples/runner';
import type { ExampleSpec } from '@/lib/shared/examples/types';
import { sitePath } from '@/lib/shared/paths';
import type { Variables } from '@/lib/shared/samples/placeholders';
import { Outcome, type OutcomeState } from './outcome';
import { examplesBefore } from './registry';
import { ServerChoice } from './server-choice';
import { openTransport } from './transport';

export interface PanelProps {
  spec: ExampleSpec;
  /** In the language of the text around the example. */
  texts: PanelTexts;
  /** Counts the presses of Run. */
  runs: number;
  /** Element of the example; tells which examples stand above it. */
  element: Element;
  /** Steps that may be run first without asking, on a page that has no examples above. */
  setup?: ExampleSpec[];
}

/** What the examples of a page have learnt, by page and server. Lost with the tab, as tokens should be. */
const learnt = new Map<string, Variables>();

const memoryKey = (target: Target) =>
  `${sitePath(window.location.pathname)} ${target.kind === 'server' ? target.origin : ''}`;

/** Ids and tokens of a sandbox that was emptied are void on every page. */
function forgetSandbox(): void {
  for (const key of learnt.keys()) if (key.endsWith(' ')) learnt.delete(key);
}

/** Runs an example and shows the outcome; loaded with the first press of Run. */
export function Panel({ spec, texts, runs, element, setup }: PanelProps) {
  const [target, setTarget] = useState(readTarget);
  const [state, setState] = useState<OutcomeState>({ kind: 'busy' });

  const run = async (to: Target, withEarlier: boolean) => {
    setState({ kind: 'busy' });
    const key = memoryKey(to);
    try {
      const { transport, origin } = await openTransport(to, forgetSandbox);
      const variables = learnt.get(key) ?? {};
      const context = { transport, origin, earlier: setup ?? examplesBefore(element), variables };
      const result = await runExample(spec, context, withEarlier || setup !== undefined);
      // What was deleted must be made anew.
      if (result.kind === 'answer') learnt.set(key, spec.method === 'DELETE' ? {} : result.variables);
      setState(result);
    } catch (cause) {
      setState({
        kind: 'failed',
        target: to,
        reason: errorMessage(cause),
      });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: every press of Run runs once, nothing else does
  useEffect(() => {
    void run(target, false);
  }, [runs]);

  const choose = (next: Target) => {
    writeTarget(next);
    setTarget(next);
  };

  return (
    <div className="ax-panel">
      <Outcome texts={texts} state={state} spec={spec} onRunEarlier={() => void run(target, true)} />
      <ServerChoice texts={texts} target={target} onChoose={choose} />
    </div>
  );
}
