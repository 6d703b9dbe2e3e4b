'use client';

import { type ComponentType, useRef, useState } from 'react';
import type { PanelProps } from '@/components/docs/api-example/panel';
import type { ExampleSpec } from '@/components/docs/api-example/types';
import { getIslandTexts } from '@/lib/i18n/example/island';

/** Run button of an operation's page; the panel, the setup and the sandbox are loaded with the first press. */
export function OperationRun({ spec }: { spec: ExampleSpec }) {
  const root = useRef<HTMLDivElement>(null);
  const [runs, setRuns] = useState(0);
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<PanelProps>; setup: ExampleSpec[] }>();
  const [failed, setFailed] = useState(false);
  const texts = getIslandTexts('en');

  const run = () => {
    setRuns(runs + 1);
    Promise.all([import('@/components/docs/api-example/panel'), import('./run-setup')]).then(
      ([{ Panel }, { runSetup }]) => setLoaded({ Panel, setup: runSetup }),
      () => setFailed(true),
    );
  };

  return (
    <div ref={root} className="ax">
      <div className="ax-tools">
        <code>
          {spec.method} {spec.path}
        </code>
        <button type="button" className="ax-run" onClick={run} aria-label={`${texts.run}: ${spec.title}`}>
          {texts.run}
        </button>
      </div>
      {failed && <p role="alert">{texts.partFailed}</p>}
      {loaded && root.current && (
        <loaded.Panel spec={spec} language="en" runs={runs} element={root.current} setup={loaded.setup} />
      )}
    </div>
  );
}
