'use client';

import { useRef } from 'react';
import { RunPlace } from '@/components/mdx/api-example/run-place';
import { useRun } from '@/components/mdx/api-example/use-run';
import { loadTexts } from '@/lib/i18n/browser';
import { exampleTexts } from '@/lib/i18n/examples';
import type { ExampleSpec } from '@/lib/shared/examples/types';
import { type LocaleCode, site } from '@/theme.config';

interface Props {
  spec: ExampleSpec;
  /** Language of the page; left out for the default one, as it travels with the page. */
  language?: LocaleCode | undefined;
}

/** Run button of an operation's page; the panel, the setup and the sandbox are loaded with the first press. */
export function OperationRun({ spec, language = site.locales[0].code }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { runs, loaded, failed, press } = useRun(async () => {
    const [panel, setup, panelTexts] = await Promise.all([
      import('@/components/mdx/api-example/panel'),
      import('./run-setup'),
      loadTexts('panel', language),
    ]);
    return { ...panel, ...setup, texts: panelTexts };
  });
  const texts = exampleTexts[language];

  return (
    <div ref={root} className="ax" data-island="">
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
        <loaded.Panel
          spec={spec}
          texts={loaded.texts}
          runs={runs}
          element={root.current}
          setup={loaded.runSetup}
        />
      )}
    </div>
  );
}
