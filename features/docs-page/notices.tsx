import type { DocPage } from '@/features/content/source';
import { newerVersion, ownVersion } from '@/features/layout/versions';
import type { Messages } from '@/shared/i18n';

interface Props {
  page: Pick<DocPage, 'draft' | 'locale' | 'textLocale'>;
  messages: Messages;
}

/** Renders notices above the text: draft, untranslated text, previous version. */
export function Notices({ page, messages }: Props) {
  const newer = newerVersion();
  return (
    <>
      {page.draft && (
        <p className="callout callout-warning notice notice-draft" data-markdown-ignore="">
          {messages.draftNotice}
        </p>
      )}
      {page.textLocale !== page.locale && (
        <p className="callout callout-note notice" data-markdown-ignore="">
          {messages.untranslatedNotice}
        </p>
      )}
      {newer && (
        <p className="callout callout-warning notice notice-old" data-markdown-ignore="">
          {messages.oldVersionNotice} {ownVersion().label}.{' '}
          {/* Clicking it selects the version, like the version menu. */}
          <a href={newer.href} data-version={newer.label}>
            {messages.oldVersionLink}
          </a>
        </p>
      )}
    </>
  );
}
