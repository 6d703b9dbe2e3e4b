'use client';

import type { ReactNode } from 'react';
import { useWhen } from '@/client/use-when';
import { useRun } from '@/components/mdx/api-example/use-run';
import { loadTexts } from '@/lib/i18n/browser';
import type { LocaleCode } from '@/theme.config';

interface Props {
  language: LocaleCode;
  checking: string;
  failed: string;
}

/** Place of the panel; the bundler puts this file into the script of every page, so it only loads what does the work. */
export function KeepOfflineIsland({ language, checking, failed }: Props): ReactNode {
  const panel = useRun(async () => {
    const [{ OfflinePanel }, texts] = await Promise.all([
      import('./offline-panel'),
      loadTexts('offline', language),
    ]);
    return { OfflinePanel, texts };
  });
  useWhen([language], panel.press);
  if (panel.loaded) return <panel.loaded.OfflinePanel texts={panel.loaded.texts} language={language} />;
  return (
    <p className="keep-offline-wait needs-script" role={panel.failed ? 'alert' : 'status'}>
      {panel.failed ? failed : checking}
    </p>
  );
}
