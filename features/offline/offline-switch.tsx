'use client';

import { type ReactNode, useState } from 'react';
import { useWhen } from '@/shared/browser/use-when';
import type { CopyState } from './copy';

type SwitchTexts = Record<'label' | 'storing' | Exclude<CopyState, number | 'off'>, string>;

const copy = () => import('./copy');

/** Shows the state of the offline copy, and switches it on and off. */
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
