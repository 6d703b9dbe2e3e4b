import type { ReactNode } from 'react';
import { languages } from '@/shared/i18n/languages';
import type { LocaleCode } from '@/theme.config';
import { OfflineSwitch } from './offline-switch';

/** Renders the switch that stores the current version of the docs on the device, and removes it. */
export function KeepOffline({ language }: { language: LocaleCode }): ReactNode {
  const texts = languages[language].vocabulary;
  return (
    <section className="details box keep-offline" aria-label={texts.offlineTitle} data-needs-runtime="">
      <noscript>
        <p>{texts.offlineNeedsScript}</p>
      </noscript>
      <OfflineSwitch
        texts={{
          label: texts.offlineSwitch,
          storing: texts.offlineStoring,
          on: texts.offlineOn,
          removed: texts.offlineRemoved,
          failed: texts.offlineFailed,
          changed: texts.offlineChanged,
          unsupported: texts.offlineUnsupported,
        }}
      />
    </section>
  );
}
