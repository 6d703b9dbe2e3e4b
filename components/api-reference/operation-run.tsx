'use client';

import { useRef } from 'react';
import type { ExampleSpec } from '@/components/docs/api-example/types';
import { useRun } from '@/components/docs/api-example/use-run';
import { getIslandTexts } from '@/lib/i18n/example/island';

/** Run button of an operation's page; the panel, the setup and the sandbox are loaded with the first press. */
export function OperationRun({ spec }: { spec: ExampleSpec }) {
  const root = useRef<HTMLDivElement>(null);
  const { runs, loaded, failed, press } = useRun(async () => {
    const [panel, setup] = await Promise.all([
      import('@/components/docs/api-example/panel'),
      import('./run-setup'),
    ]);
    return { ...panel, ...setup };
  });
  const texts = getIslandTexts('en');

  return (
    <div ref={root} className="ax">
      <div className="ax-tools">
        <code>
          {spec.method} {spec.path}
        </code>
        <button type="button" className="ax-run" onClick={press} aria-label={`${texts.run}: ${spec.title}`}>
          {texts.run}
        </button>
      </div>
      {failed && <p role="alert">{texts.partFailed}</p>}
      {loaded && root.current && (
        <loaded.Panel spec={spec} language="en" runs={runs} element={root.current} setup={loaded.runSetup} />
      )}
    </div>
  );
}
