'use client';

import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWhen } from '@/shared/browser/use-when';
import { loadTexts } from '@/shared/i18n/browser';
import { exampleTexts } from '@/shared/i18n/examples';
import type { LocaleCode } from '@/theme.config';
import type { ExampleSpec } from '../request/types';
import { RunPlace } from './run-place';
import { SamplePicker } from './sample-picker';

interface Props {
  root: RefObject<HTMLDivElement | null>;
  /** The request as the code shows it. */
  spec: ExampleSpec;
  language: LocaleCode;
  /** Returns the request to send, undefined for none; by default the shown one. */
  read?: () => Promise<ExampleSpec | undefined>;
  /** Loads the setup, on a page without examples above. */
  setup?: () => Promise<ExampleSpec[]>;
  /** Where the response goes, if not below the controls. */
  slot?: Element | null | undefined;
  /** Shown below the controls. */
  children?: ReactNode;
}

/**
 * Renders the controls of a request, with the panel of its response. Panel, setup and sandbox load with the
 * first press, sample languages when one is chosen; the next press tries again what could not be loaded.
 */
export function Run({ root, spec, language, read = async () => spec, setup, slot, children }: Props) {
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
