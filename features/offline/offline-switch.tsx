'use client';

import { type ReactNode, useState } from 'react';
import { useWhen } from '@/shared/browser/use-when';
import type { CopyState } from './copy';

/** Sentences of the switch, by what they are said of. */
interface SwitchTexts {
  label: string;
  storing: string;
  on: string;
  removed: string;
  failed: string;
  unsupported: string;
}

/** Switches the copy; what does the work is loaded with the page that has it. */
const copy = () => import('./copy');

/** Says where the copy stands, and switches it on and off. */
export function OfflineSwitch({ texts }: { texts: SwitchTexts }): ReactNode {
  const [state, setState] = useState<CopyState>();
  const fail = () => setState('failed');
  useWhen([], () => void copy().then(({ readCopy }) => readCopy(setState), fail));
  const change = (isOn: boolean) =>
    copy()
      .then(({ storeCopy, removeCopy }) => (isOn ? storeCopy : removeCopy)(setState))
      .catch(fail);

  const isStoring = typeof state === 'number';
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={isStoring || state === 'on'}
          disabled={state === undefined || state === 'unsupported'}
          onChange={(event) => void change(event.target.checked)}
        />{' '}
        {texts.label}
      </label>
      {isStoring && <progress value={state} aria-label={texts.label} />}
      <p role="status">{isStoring ? texts.storing : state && state !== 'off' && texts[state]}</p>
    </>
  );
}
