'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { languageList } from '@/lib/samples/languages';
import { readStored, storageKeys, writeStored } from '@/lib/storage';
import type { PanelProps } from './panel';
import { registerExample } from './registry';
import type { ExampleSpec } from './types';

/** Shared with the tab sets of the operation pages, so a language is chosen once for the whole site. */
const choiceKey = storageKeys.tab('sample');

/** Language choice and Run button below the request of an example. Everything else is loaded on first use. */
export function ApiExampleIsland({ spec }: { spec: ExampleSpec }) {
  const root = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useState<string>('curl');
  const [runs, setRuns] = useState(0);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);

  const show = (id: string) => {
    setLanguage(id);
    import('./sample-text').then(
      ({ showSample }) => root.current && showSample(root.current, id, spec),
      fail,
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, the example on a page never changes
  useEffect(() => {
    const stored = readStored(choiceKey);
    if (stored && stored !== language && languageList.some(({ id }) => id === stored)) show(stored);
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
          aria-label="Language of the request"
          value={language}
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
        <button type="button" className="ax-run" onClick={run} aria-label={`Run: ${spec.title}`}>
          Run
        </button>
      </div>
      {failed && (
        <p role="alert">This part of the page could not be loaded. Reload the page and try again.</p>
      )}
      {Panel && root.current && <Panel spec={spec} runs={runs} element={root.current} />}
    </div>
  );
}
