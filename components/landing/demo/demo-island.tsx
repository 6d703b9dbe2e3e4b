'use client';

import { type ReactNode, useState } from 'react';
import type { DemoContent, DemoState } from './types';

interface Props extends DemoContent {
  /** The requests as they stand before the first run. */
  children: ReactNode;
}

/**
 * The button of the demonstration and the line that tells how far it is. Everything else is loaded by the first
 * press: the bundler puts this file into the script of every page, so it stays as small as it can.
 */
export function DemoIsland({ steps, texts, children }: Props) {
  const [state, setState] = useState<DemoState>({ label: texts.demoRun, status: '' });
  const press = async () => {
    if (state.busy) return;
    setState({ ...state, status: texts.demoStarting, busy: true });
    try {
      await (await import('./live')).run({ steps, texts }, state.fresh, setState);
    } catch (cause) {
      setState({
        label: texts.demoRun,
        status: texts.demoFailed.replace('{reason}', (cause as Error).message),
      });
    }
  };
  return (
    <>
      <div className="landing-run">
        {/* Disabling it would take the focus away, so a press while it runs is only ignored. */}
        <button type="button" className="button button-primary" aria-disabled={!!state.busy} onClick={press}>
          {state.label}
        </button>
        <p role="status" aria-busy={!!state.busy}>
          {state.status}
        </p>
      </div>
      {state.list ?? children}
    </>
  );
}
