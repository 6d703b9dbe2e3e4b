'use client';

import { type ReactNode, useState } from 'react';
import { useWhen } from '@/client/use-when';
import { loadTexts } from '@/lib/i18n/browser';
import type { LocaleCode } from '@/theme.config';
import type { OfflinePanelProps } from './offline-panel';

interface Props {
  language: LocaleCode;
  checking: string;
  failed: string;
}

/** Place of the panel; the bundler puts this file into the script of every page, so it only loads what does the work. */
export function KeepOfflineIsland({ language, checking, failed }: Props): ReactNode {
  const [parts, setParts] = useState<
    OfflinePanelProps & { Panel: (props: OfflinePanelProps) => ReactNode }
  >();
  const [hasFailed, setFailed] = useState(false);

  useWhen([language], () => {
    Promise.all([import('./offline-panel'), loadTexts('offline', language)]).then(
      ([{ OfflinePanel }, texts]) => setParts({ Panel: OfflinePanel, texts, language }),
      () => setFailed(true),
    );
  });

  if (!parts)
    return (
      <p className="keep-offline-wait" role={hasFailed ? 'alert' : 'status'}>
        {hasFailed ? failed : checking}
      </p>
    );
  const { Panel, ...props } = parts;
  return <Panel {...props} />;
}
