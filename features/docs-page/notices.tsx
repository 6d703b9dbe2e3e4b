import type { DocPage } from '@/features/content/source';
import type { Messages } from '@/shared/i18n';
import { siteHref } from '@/shared/paths';
import { currentVersion } from '@/shared/versions';

interface Props {
  page: DocPage;
  /** Site path of the same page in the current version, or of that version's root where the page is gone. */
  current: string;
  messages: Messages;
}

/** What a reader must know before reading: draft, text in another language, outdated version. */
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
          {/* Following it is a choice, as in the version menu. */}
          <a href={siteHref(current)} data-version={currentVersion.name}>
            {messages.oldVersionLink}
          </a>
        </p>
      )}
    </>
  );
}
