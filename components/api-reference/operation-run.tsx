'use client';

import { useRef } from 'react';
import { RunPlace } from '@/components/mdx/api-example/run-place';
import { useRun } from '@/components/mdx/api-example/use-run';
import { getIslandTexts } from '@/lib/i18n/example/island';
import type { ExampleSpec } from '@/lib/shared/examples/types';

/** Run button of an operation's page; the panel, the setup and the sandbox are loaded with the first press. */
export function OperationRun({ spec }: { spec: ExampleSpec }) {
  const root = useRef<HTMLDivElement>(null);
  const { runs, loaded, failed, press } = useRun(async () => {
    const [panel, setup] = await Promise.all([
      import('@/components/mdx/api-example/panel'),
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
        <RunPlace here={texts.here} there={texts.there} />
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
