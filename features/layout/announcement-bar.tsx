import { getMessages } from '@/shared/i18n';
import { inLanguage } from '@/shared/site-links';
import { type SiteLocale, site } from '@/theme.config';
import { MainLink } from './main-link';

const { announcement } = site;

/** Renders the bar above the navbar, which behaviors/announcement.ts dismisses. */
export function AnnouncementBar({ locale }: { locale: SiteLocale }) {
  if (!announcement) return null;
  const messages = getMessages(locale.code);
  const { href } = announcement;
  return (
    <section className="announcement" aria-label={messages.announcement}>
      <p>
        {href ? (
          <MainLink link={{ ...announcement, href }} locale={locale} />
        ) : (
          inLanguage(announcement, locale.code)
        )}
      </p>
      <button type="button" className="icon-button" data-dismiss="" aria-label={messages.dismiss}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </section>
  );
}
