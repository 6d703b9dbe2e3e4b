'use client';

import { type ReactNode, useRef } from 'react';
import type { OfflineFault } from '@/client/offline/fault';
import { builtAt, megabytes } from '@/client/offline/format';
import { cancel, forget, keep, lookUp, type OfflineState, offlineState } from '@/client/offline/job';
import { missingPage } from '@/client/offline/missing';
import { useWhen } from '@/client/use-when';
import { useStore } from '@/components/api/use-store';
import type { OfflineTexts } from '@/lib/i18n/en/offline';
import { format } from '@/lib/i18n/format';
import type { OfflineSite } from '@/lib/offline';
import type { LocaleCode } from '@/theme.config';

export interface OfflinePanelProps {
  texts: OfflineTexts;
  language: LocaleCode;
}

/** The sentence of each fault. */
const faultTexts: Readonly<Record<OfflineFault, keyof OfflineTexts>> = {
  unsupported: 'offlineFaultUnsupported',
  insecure: 'offlineFaultInsecure',
  unverifiable: 'offlineFaultUnverifiable',
  rejected: 'offlineFaultRejected',
  unbuilt: 'offlineFaultUnbuilt',
  noResponse: 'offlineFaultNoResponse',
  noRoom: 'offlineFaultNoRoom',
  brokenOff: 'offlineFaultBrokenOff',
  wrongContent: 'offlineFaultWrongContent',
  changedMeanwhile: 'offlineFaultChangedMeanwhile',
  otherTab: 'offlineFaultOtherTab',
};

/** Faults that trying again cannot mend. */
const FINAL: readonly OfflineFault[] = ['unsupported', 'insecure', 'unverifiable', 'unbuilt'];

const doneTexts = {
  stored: 'offlineDone',
  removed: 'offlineRemoved',
  cancelled: 'offlineCancelled',
} as const satisfies Record<NonNullable<OfflineState['done']>, keyof OfflineTexts>;

/** How old what is kept is beside what the site has. */
function ageText(kept: OfflineSite, { site }: OfflineState, { texts, language }: OfflinePanelProps): string {
  if (!site) return texts.offlineUnknown;
  if (site.revision === kept.revision) return texts.offlineCurrent;
  return format(texts.offlineNewer, { date: builtAt(site.made, language) });
}

function Progress({
  progress: { stored, all },
  texts,
  language,
}: OfflinePanelProps & { progress: NonNullable<OfflineState['progress']> }) {
  const text =
    all === 0
      ? texts.offlineStarting
      : format(texts.offlineStoring, { stored: megabytes(stored, language), size: megabytes(all, language) });
  return (
    <div className="keep-offline-progress">
      <progress {...(all > 0 && { value: stored, max: all })} aria-label={texts.offlineKeep} />
      <span>{text}</span>
    </div>
  );
}

/** What is kept or would be, and the buttons for it. */
export function OfflinePanel(props: OfflinePanelProps): ReactNode {
  const { texts, language } = props;
  const state = useStore(offlineState);
  const status = useRef<HTMLParagraphElement>(null);
  useWhen([], () => void lookUp());

  const { kept, site, progress, fault, done } = state;
  const missing = missingPage();
  const isNewer = !!kept && !!site && kept.revision !== site.revision;
  const facts = (of: OfflineSite) => ({
    version: of.version,
    date: builtAt(of.made, language),
    pages: of.pages,
    size: megabytes(of.bytes, language),
    transfer: megabytes(of.transfer, language),
  });
  // The button that was pressed goes; the keyboard goes on at what it did.
  const act = (action: () => void) => () => {
    status.current?.focus();
    action();
  };

  return (
    <div className="keep-offline-panel">
      {missing && (
        <p className="keep-offline-missing">
          {format(texts.offlineMissing, { path: missing })} <a href={missing}>{texts.offlineMissingOpen}</a>
        </p>
      )}
      {kept && (
        <p>
          {format(texts.offlineKept, facts(kept))} {ageText(kept, state, props)}
        </p>
      )}
      {kept === undefined && site && <p>{format(texts.offlineNone, facts(site))}</p>}
      <p ref={status} tabIndex={-1} role={fault ? 'alert' : 'status'}>
        {fault && format(texts[faultTexts[fault]], { size: site ? megabytes(site.bytes, language) : '' })}
        {fault && done && ' '}
        {done && texts[doneTexts[done]]}
      </p>
      {progress && <Progress progress={progress} {...props} />}
      <p className="keep-offline-buttons">
        {progress && (
          <button type="button" className="button" onClick={act(cancel)}>
            {texts.offlineCancel}
          </button>
        )}
        {!progress && (isNewer || (kept === undefined && site)) && (
          <button type="button" className="button button-primary" onClick={act(() => void keep())}>
            {kept ? texts.offlineUpdate : texts.offlineKeep}
          </button>
        )}
        {!progress && kept === undefined && !site && fault && !FINAL.includes(fault) && (
          <button type="button" className="button" onClick={act(() => void lookUp())}>
            {texts.offlineAgain}
          </button>
        )}
        {!progress && kept && (
          <button type="button" className="button" onClick={act(() => void forget())}>
            {texts.offlineRemove}
          </button>
        )}
      </p>
    </div>
  );
}
