'use client';

import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWhen } from '@/shared/browser/use-when';
import { loadTexts } from '@/shared/i18n/browser';
import { exampleTexts } from '@/shared/i18n/examples';
import { type LocaleCode, site } from '@/theme.config';
import type { ExampleSpec } from '../request/types';
import { registerExample } from './registry';
import { RunPlace } from './run-place';
import { SamplePicker } from './sample-picker';

interface Props {
  /** The request as the code shows it. */
  spec: ExampleSpec;
  /** Left out for the default language, as it travels with the page. */
  language?: LocaleCode | undefined;
  /** Returns the request to send, undefined for none; by default the shown one. */
  read?: () => Promise<ExampleSpec | undefined>;
  /** Loads the setup, on a page without examples above. */
  setup?: () => Promise<ExampleSpec[]>;
  /** Shown below the controls. */
  children?: ReactNode;
}

/**
 * Renders the controls of a request, with the panel of its response. Panel, setup and sandbox load with the
 * first press, sample languages when one is chosen; the next press tries again what could not be loaded.
 */
export function Run({
  spec,
  language = site.locales[0].code,
  read = async () => spec,
  setup,
  children,
}: Props) {
  const root = useRef<HTMLDivElement>(null);
  // On the page of an operation, the response replaces the documented one.
  const slot = root.current?.closest('.op-run')?.querySelector('[data-response]');
  const texts = exampleTexts[language];
  const [panel, setPanel] = useState<Awaited<ReturnType<typeof load>>>();
  const [failed, setFailed] = useState(false);
  const loading = useRef<ReturnType<typeof load>>(undefined);
  const fail = () => setFailed(true);

  async function load() {
    const [{ Panel, openRuns }, panelTexts, steps] = await Promise.all([
      import('./panel'),
      loadTexts('panel', language),
      setup?.(),
    ]);
    const runs = openRuns({ spec, element: root.current as Element, ...(steps && { setup: steps }) });
    return { Panel, runs, texts: panelTexts };
  }
  const press = async () => {
    try {
      const request = await read();
      if (!request) return;
      slot?.scrollIntoView({ block: 'nearest' });
      loading.current ??= load();
      const parts = await loading.current;
      setFailed(false);
      setPanel(parts);
      void parts.runs.run(request);
    } catch {
      loading.current = undefined;
      fail();
    }
  };
  // The example of a page never changes.
  useWhen([], () => (root.current ? registerExample(root.current, spec) : undefined));
  useWhen([panel], () => {
    // The return value differs between browsers.
    void slot?.scrollIntoView({ block: 'nearest' });
  });
  const shown = panel && <panel.Panel runs={panel.runs} texts={panel.texts} />;

  // Not a form element: the panel contains forms, and a click before the script starts must not reload the
  // page.
  return (
    <div ref={root}>
      <div className="ax-tools">
        <SamplePicker spec={spec} texts={texts} root={root} onFail={fail} {...(setup && { setup })} />
        <RunPlace here={texts.here} there={texts.there} />
        <button
          type="button"
          className="ax-run"
          onClick={() => void press()}
          aria-label={`${texts.run}: ${spec.title}`}
        >
          {texts.run}
        </button>
      </div>
      {children}
      {failed && <p role="alert">{texts.partFailed}</p>}
      {slot && shown ? createPortal(shown, slot) : shown}
    </div>
  );
}
