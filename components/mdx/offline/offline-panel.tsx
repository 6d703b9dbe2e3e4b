'use client';

import { type ReactNode, useRef } from 'react';
import { ownHref } from '@/client/navigation/own-address';
import { builtAt, megabytes } from '@/client/offline/format';
import { cancel, forget, keep, lookUp, type OfflineState, offlineState } from '@/client/offline/job';
import type { OfflineProblem } from '@/client/offline/offline-error';
import { useWhen } from '@/client/use-when';
import { useStore } from '@/components/api/use-store';
import type { OfflineTexts } from '@/lib/i18n/en/offline';
import { format } from '@/lib/i18n/format';
import { MISSING_PROPERTY, type OfflineSite } from '@/lib/offline';
import type { LocaleCode } from '@/theme.config';

interface OfflinePanelProps {
  texts: OfflineTexts;
  language: LocaleCode;
}

/** Faults that trying again cannot fix. */
const FINAL: readonly OfflineProblem[] = [
  'offlineErrorUnsupported',
  'offlineErrorInsecure',
  'offlineErrorUnverifiable',
  'offlineErrorUnbuilt',
];

/** How old what is kept is next to what the site has. */
function ageText(
  cached: OfflineSite,
  { site }: OfflineState,
  { texts, language }: OfflinePanelProps,
): string {
  if (!site) return texts.offlineUnknown;
  if (site.revision === cached.revision) return texts.offlineCurrent;
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
    <div className="keep-offline-progress row">
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

  const { cached, site, progress, problem, done } = state;
  // The page of this site that the service worker could not give.
  const missing = ownHref(new URLSearchParams(window.location.search).get(MISSING_PROPERTY) ?? '');
  const isNewer = !!cached && !!site && cached.revision !== site.revision;
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
      {cached && (
        <p>
          {format(texts.offlineCached, facts(cached))} {ageText(cached, state, props)}
        </p>
      )}
      {cached === undefined && site && <p>{format(texts.offlineNone, facts(site))}</p>}
      <p ref={status} tabIndex={-1} role={problem ? 'alert' : 'status'}>
        {problem && format(texts[problem], { size: site ? megabytes(site.bytes, language) : '' })}
        {problem && done && ' '}
        {done && texts[done]}
      </p>
      {progress && <Progress progress={progress} {...props} />}
      <p className="keep-offline-buttons row">
        {progress && (
          <button type="button" className="button" onClick={act(cancel)}>
            {texts.offlineCancel}
          </button>
        )}
        {!progress && (isNewer || (cached === undefined && site)) && (
          <button type="button" className="button button-primary" onClick={act(() => void keep())}>
            {cached ? texts.offlineUpdate : texts.offlineKeep}
          </button>
        )}
        {!progress && cached === undefined && !site && problem && !FINAL.includes(problem) && (
          <button type="button" className="button" onClick={act(() => void lookUp())}>
            {texts.offlineAgain}
          </button>
        )}
        {!progress && cached && (
          <button type="button" className="button" onClick={act(() => void forget())}>
            {texts.offlineRemove}
          </button>
        )}
      </p>
    </div>
  );
}
