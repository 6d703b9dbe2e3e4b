'use client';

import { type RefObject, useRef, useState } from 'react';
import { readStored, writeStored } from '@/shared/browser/storage';
import { useWhen } from '@/shared/browser/use-when';
import type { ExampleTexts } from '@/shared/i18n/en/example';
import { storageKeys } from '@/shared/storage-keys';
import { onServerChange, storedServer } from '../client/stored-target';
import type { ExampleSpec } from '../request/types';
import { languageList } from '../samples/languages';
import { onSamplesChanged } from './registry';

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

/** Shared with the tab sets: a language is chosen once for the whole site. */
const languageKey = storageKeys.tab('sample');

const findLanguage = (id: string | null) => languageList.find((one) => one.id === id);

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
    Promise.all([import('./sample-text'), setup?.()])
      .then(([{ showSample }, before]) => {
        if (!root.current) return;
        const sample = { spec, language: id, withSteps: steps, setup: before, bodyTooLong };
        setHasToken(showSample(root.current, sample));
      })
      .catch(() => {
        showStatic();
        onFail();
      });
  };

  useWhen([language, withSteps, spec], () => {
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
    const id = findLanguage(readStored(languageKey))?.id ?? 'curl';
    const steps = readStored(storageKeys.sampleSteps) === 'on';
    // The static sample is the request alone, in the first language.
    if (id !== 'curl' || steps || storedServer() !== null) show(id, steps);
    else showStatic();
  });

  return (
    <>
      <select
        aria-label={texts.language}
        // The storage restores the choice, not the browser.
        autoComplete="off"
        value={language}
        onChange={({ target }) => {
          writeStored(languageKey, target.value);
          show(target.value, withSteps);
        }}
      >
        {languageList.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      {(spec.auth || spec.path.includes('{{')) && findLanguage(language)?.hasSteps && (
        <label className="ax-steps line">
          <input
            type="checkbox"
            checked={withSteps}
            onChange={({ target }) => {
              writeStored(storageKeys.sampleSteps, target.checked ? 'on' : null);
              show(language, target.checked);
            }}
          />{' '}
          {texts.withSteps}
        </label>
      )}
      {hasToken && <p className="ax-token">{texts.liveToken}</p>}
    </>
  );
}
