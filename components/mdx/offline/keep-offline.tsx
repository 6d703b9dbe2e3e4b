import type { ReactNode } from 'react';
import { languages } from '@/lib/i18n/languages';
import { OFFLINE_PAGE } from '@/lib/offline';
import { siteHref } from '@/lib/paths';
import { currentVersion } from '@/lib/versions';
import type { DocsVersion, LocaleCode } from '@/theme.config';
import { KeepOfflineIsland } from './keep-offline-island';

interface Props {
  /** Language of the text. */
  language: LocaleCode;
  /** Version of the page; only the current one can be kept. */
  version: DocsVersion;
}

/** Stores the current version of the docs on the reader's device, and removes it. */
export function KeepOffline({ language, version }: Props): ReactNode {
  const texts = languages[language].vocabulary;
  if (version !== currentVersion)
    return (
      <p>
        {texts.offlineOldVersion} <a href={siteHref(OFFLINE_PAGE)}>{texts.offlineOldVersionLink}</a>.
      </p>
    );
  return (
    <section className="details box keep-offline" aria-label={texts.offlineTitle} data-needs-runtime="">
      <p>
        <strong>{texts.offlineTitle}</strong>
      </p>
      <noscript>
        <p>{texts.offlineNeedsScript}</p>
      </noscript>
      <KeepOfflineIsland language={language} checking={texts.offlineChecking} failed={texts.offlineFailed} />
    </section>
  );
}
