'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { getIslandTexts } from '@/lib/i18n/example/island';
import { languageList } from '@/lib/samples/languages';
import { readStored, storageKeys, writeStored } from '@/lib/storage';
import type { PanelProps } from './panel';
import { registerExample } from './registry';
import type { ExampleSpec } from './types';

/** Shared with the tab sets of the operation pages, so a language is chosen once for the whole site. */
const choiceKey = storageKeys.tab('sample');

interface Props {
  spec: ExampleSpec;
  /** Code of the language of the text; left out for the default one, as it travels with the page. */
  language?: string | undefined;
}

/** Choice of the sample and Run button below the request of an example. Everything else is loaded on first use. */
export function ApiExampleIsland({ spec, language = 'en' }: Props) {
  const texts = getIslandTexts(language);
  const root = useRef<HTMLDivElement>(null);
  const [sample, setSample] = useState<string>('curl');
  const [runs, setRuns] = useState(0);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);

  const show = (id: string) => {
    setSample(id);
    import('./sample-text').then(
      ({ showSample }) => root.current && showSample(root.current, id, spec),
      fail,
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, the example on a page never changes
  useEffect(() => {
    const stored = readStored(choiceKey);
    if (stored && stored !== sample && languageList.some(({ id }) => id === stored)) show(stored);
    return root.current ? registerExample(root.current, spec) : undefined;
  }, []);

  const run = () => {
    setRuns(runs + 1);
    import('./panel').then((module) => setPanel(() => module.Panel), fail);
  };

  return (
    <div ref={root}>
      <div className="ax-tools">
        <select
          aria-label={texts.language}
          value={sample}
          onChange={({ target }) => {
            writeStored(choiceKey, target.value);
            show(target.value);
          }}
        >
          {languageList.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <button type="button" className="ax-run" onClick={run} aria-label={`${texts.run}: ${spec.title}`}>
          {texts.run}
        </button>
      </div>
      {failed && <p role="alert">{texts.partFailed}</p>}
      {Panel && root.current && <Panel spec={spec} language={language} runs={runs} element={root.current} />}
    </div>
  );
}
