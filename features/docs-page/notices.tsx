import type { DocPage } from '@/features/content/source';
import type { Messages } from '@/shared/i18n';
import { siteHref } from '@/shared/paths';
import { currentVersion } from '@/shared/versions';

interface Props {
  page: DocPage;
  /** Site path of the same page in the current version, or of that version's root if the page is gone. */
  current: string;
  messages: Messages;
}

/** Renders notices above the text: draft, untranslated text, previous version. */
export function Notices({ page, current, messages }: Props) {
  return (
    <>
      {page.draft && <p className="callout callout-warning notice notice-draft">{messages.draftNotice}</p>}
      {page.textLocale !== page.locale && (
        <p className="callout callout-note notice">{messages.untranslatedNotice}</p>
      )}
      {page.version !== currentVersion && (
        <p className="callout callout-warning notice notice-old">
          {messages.oldVersionNotice} {page.version.label}.{' '}
          {/* Clicking it selects the version, like the version menu. */}
          <a href={siteHref(current)} data-version={currentVersion.name}>
            {messages.oldVersionLink}
          </a>
        </p>
      )}
    </>
  );
}
