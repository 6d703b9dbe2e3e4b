'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { languageList } from '@/lib/samples/languages';
import { readStored, storageKeys, writeStored } from '@/lib/storage';
import type { PanelProps } from './panel';
import { registerExample } from './registry';
import type { ExampleSpec } from './types';

interface Props {
  spec: ExampleSpec;
  /** The request in the first language, made at build time. */
  children: ReactNode;
}

/** Shared with the tab sets of the operation pages, so a language is chosen once for the whole site. */
const choiceKey = storageKeys.tab('sample');

/** Language choice and Run button of an example. Everything else is loaded on first use. */
export function ApiExampleIsland({ spec, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useState<string>('curl');
  const [code, setCode] = useState<string>();
  const [runs, setRuns] = useState(0);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [failed, setFailed] = useState(false);

  const show = async (id: string) => {
    setLanguage(id);
    try {
      setCode((await import('./sample-text')).sampleText(id, spec));
    } catch {
      setFailed(true);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, the example on a page never changes
  useEffect(() => {
    const stored = readStored(choiceKey);
    if (stored && stored !== language && languageList.some(({ id }) => id === stored)) void show(stored);
    return root.current ? registerExample(root.current, spec) : undefined;
  }, []);

  const run = async () => {
    setRuns(runs + 1);
    try {
      const module = await import('./panel');
      setPanel(() => module.Panel);
    } catch {
      setFailed(true);
    }
  };

  return (
    <div ref={root}>
      <figure className="code">
        <figcaption className="code-head ax-tools">
          <select
            aria-label="Language of the request"
            value={language}
            onChange={({ target }) => {
              writeStored(choiceKey, target.value);
              void show(target.value);
            }}
          >
            {languageList.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <button type="button" className="code-copy" data-copy-code hidden suppressHydrationWarning>
            Copy
          </button>
          <button type="button" className="ax-run" onClick={run} aria-label={`Run: ${spec.title}`}>
            Run
          </button>
        </figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard access (WCAG 2.1.1) */}
        <pre tabIndex={0}>{code === undefined ? children : <code>{code}</code>}</pre>
      </figure>
      {failed && (
        <p role="alert">This part of the page could not be loaded. Reload the page and try again.</p>
      )}
      {Panel && root.current && <Panel spec={spec} runs={runs} element={root.current} />}
    </div>
  );
}
