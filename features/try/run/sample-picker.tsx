'use client';

import { type RefObject, useRef, useState } from 'react';
import { useWhen } from '@/shared/browser/use-when';
import type { ExampleTexts } from '@/shared/i18n/en/example';
import { onServerChange, storedServer } from '../client/stored-target';
import type { ExampleSpec } from '../request/types';
import { onSamplesChanged } from './registry';
import { hasSteps, LanguageSelect, StepsChoice, storedLanguage, storedSteps } from './sample-choice';

interface Props {
  spec: ExampleSpec;
  texts: ExampleTexts;
  /** Any element of the example. */
  root: RefObject<Element | null>;
  /** Loads the setup, on a page without examples above. */
  setup?: () => Promise<readonly ExampleSpec[]>;
  /** Called when a part could not be loaded. */
  onFail: () => void;
}

/** Shows the static sample, which the script in the head hid until the stored language was known. */
function showStatic(): void {
  delete document.documentElement.dataset.sample;
}

/** Chooses language and steps of a sample. The languages load on first use. */
export function SamplePicker({ spec, texts, root, setup, onFail }: Props) {
  const [language, setLanguage] = useState('curl');
  const [withSteps, setWithSteps] = useState(false);
  const [hasToken, setHasToken] = useState(false);
  const shown = useRef(spec);

  const show = (id: string, steps: boolean) => {
    setLanguage(id);
    setWithSteps(steps);
    const { bodyTooLong } = texts;
    Promise.all([import('./sample-text'), setup?.()]).then(
      ([{ showSample }, before]) => {
        if (!root.current) return;
        const sample = { spec, language: id, withSteps: steps, setup: before, bodyTooLong };
        setHasToken(showSample(root.current, sample));
      },
      () => {
        showStatic();
        onFail();
      },
    );
  };

  useWhen([language, withSteps], () => {
    const again = () => show(language, withSteps);
    const ends = [onServerChange(again), onSamplesChanged(again)];
    return () => {
      for (const end of ends) end();
    };
  });

  useWhen([spec], () => {
    if (shown.current === spec) return;
    shown.current = spec;
    show(language, withSteps);
  });

  useWhen([], () => {
    const [id, steps] = [storedLanguage(), storedSteps()];
    // The static sample is the request alone, in the first language.
    if (id !== 'curl' || steps || storedServer() !== null) show(id, steps);
    else showStatic();
  });

  return (
    <>
      <LanguageSelect label={texts.language} value={language} onChange={(id) => show(id, withSteps)} />
      {(spec.auth || spec.path.includes('{{')) && hasSteps(language) && (
        <StepsChoice
          label={texts.withSteps}
          checked={withSteps}
          onChange={(isChecked) => show(language, isChecked)}
        />
      )}
      {hasToken && <p className="ax-token">{texts.liveToken}</p>}
    </>
  );
}
