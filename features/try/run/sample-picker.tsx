'use client';

import { type RefObject, useState } from 'react';
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

/** The static sample: the request alone, in the first language. */
const atFirst = { language: 'curl', withSteps: false };

/** Chooses language and steps of a sample. The languages load on first use. */
export function SamplePicker({ spec, texts, root, setup, onFail }: Props) {
  // Each new choice shows the sample again.
  const [choice, setChoice] = useState(atFirst);
  const [original] = useState(spec);
  const [hasToken, setHasToken] = useState(false);
  const { language, withSteps } = choice;
  const { bodyTooLong } = texts;

  useWhen([choice, spec], () => {
    if (choice === atFirst && spec === original) return;
    Promise.all([import('./sample-text'), setup?.()])
      .then(([{ showSample }, before]) => {
        if (!root.current) return;
        setHasToken(showSample(root.current, { ...choice, spec, setup: before, bodyTooLong }));
      })
      .catch(() => {
        showStatic();
        onFail();
      });
  });

  useWhen([], () => {
    const again = () => setChoice((last) => ({ ...last }));
    const ends = [onServerChange(again), onSamplesChanged(again)];
    const stored = {
      language: findLanguage(readStored(languageKey))?.id ?? atFirst.language,
      withSteps: readStored(storageKeys.sampleSteps) === 'on',
    };
    if (stored.language !== atFirst.language || stored.withSteps || storedServer() !== null)
      setChoice(stored);
    else showStatic();
    return () => ends.forEach((end) => void end());
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
          setChoice({ ...choice, language: target.value });
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
              setChoice({ ...choice, withSteps: target.checked });
            }}
          />{' '}
          {texts.withSteps}
        </label>
      )}
      {hasToken && <p className="ax-token">{texts.liveToken}</p>}
    </>
  );
}
