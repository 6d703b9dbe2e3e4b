'use client';

import { useRef } from 'react';
import { useWhen } from '@/shared/browser/use-when';
import { loadTexts } from '@/shared/i18n/browser';
import { exampleTexts } from '@/shared/i18n/examples';
import { type LocaleCode, site } from '@/theme.config';
import { registerExample } from './registry';
import type { ExampleSpec } from './requests/types';
import { RunPlace } from './run-place';
import { SamplePicker } from './sample-picker';
import { usePanel } from './use-panel';

interface Props {
  spec: ExampleSpec;
  /** Left out for the default language, as it travels with the page. */
  language?: LocaleCode | undefined;
}

/** Renders Run and the choice of the sample. Everything else loads on first use. */
export function ApiExampleIsland({ spec, language = site.locales[0].code }: Props) {
  const texts = exampleTexts[language];
  const root = useRef<HTMLDivElement>(null);
  const { panel, failed, fail, run } = usePanel(async () => {
    const [{ Panel, openRuns }, panelTexts] = await Promise.all([
      import('./panel'),
      loadTexts('panel', language),
    ]);
    const runs = openRuns({ spec, element: root.current as Element });
    return { Panel, runs, texts: panelTexts };
  });

  // The example of a page never changes.
  useWhen([], () => (root.current ? registerExample(root.current, spec) : undefined));

  return (
    <div ref={root}>
      <div className="ax-tools">
        <SamplePicker spec={spec} texts={texts} root={root} onFail={fail} />
        <RunPlace here={texts.here} there={texts.there} />
        <button
          type="button"
          className="ax-run"
          onClick={() => run(spec)}
          aria-label={`${texts.run}: ${spec.title}`}
        >
          {texts.run}
        </button>
      </div>
      {failed && <p role="alert">{texts.partFailed}</p>}
      {panel && <panel.Panel runs={panel.runs} texts={panel.texts} />}
    </div>
  );
}
