import { localePath, type Messages } from '@/lib/i18n';
import { siteHref } from '@/lib/paths';
import type { DocPage } from '@/lib/source';
import { currentVersion, versionPath } from '@/lib/versions';

/** What a reader must know before reading: draft, text in another language, outdated version. */
export function Notices({ page, messages }: { page: DocPage; messages: Messages }) {
  return (
    <>
      {page.draft && <p className="notice notice-draft">{messages.draftNotice}</p>}
      {page.textLocale !== page.locale && <p className="notice">{messages.untranslatedNotice}</p>}
      {page.version !== currentVersion && (
        <p className="notice notice-old">
          {messages.oldVersionNotice} {page.version.label}.{' '}
          <a href={siteHref(localePath(versionPath(currentVersion, page.rest), page.locale))}>
            {messages.oldVersionLink}
          </a>
        </p>
      )}
    </>
  );
}
