'use client';

import { useRef, useState } from 'react';
import { exampleTexts } from '@/lib/i18n/examples';
import type { ExampleSpec } from '@/lib/shared/examples/types';
import { type LocaleCode, site } from '@/theme.config';
import { SamplePicker } from './sample-picker';

interface Props {
  spec: ExampleSpec;
  setup: readonly ExampleSpec[];
  language?: LocaleCode | undefined;
}

/** The choices below the code of `CodeSamples`. */
export function CodeSamplesIsland({ spec, setup, language = site.locales[0].code }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const texts = exampleTexts[language];
  return (
    <div ref={root}>
      <div className="ax-tools">
        <SamplePicker spec={spec} texts={texts} root={root} setup={setup} onFail={() => setFailed(true)} />
      </div>
      {hasFailed && <p role="alert">{texts.partFailed}</p>}
    </div>
  );
}
