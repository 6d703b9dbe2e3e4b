import { getMessages } from '@/shared/i18n';
import { foreignLanguage, inLanguage, linkHref } from '@/shared/site-links';
import { type SiteLocale, site } from '@/theme.config';
import { CloseIcon } from './close-icon';

const { announcement } = site;

/**
 * Renders the bar above the navbar. The head script hides a dismissed bar before the first paint;
 * behaviors/announcement.ts dismisses it.
 */
export function AnnouncementBar({ locale }: { locale: SiteLocale }) {
  if (!announcement) return null;
  const messages = getMessages(locale.code);
  const { href } = announcement;
  const text = inLanguage(announcement, locale.code);
  return (
    <section className="announcement" aria-label={messages.announcement}>
      <p>
        {href ? (
          <a href={linkHref({ ...announcement, href }, locale)} hrefLang={foreignLanguage(href, locale)}>
            {text}
          </a>
        ) : (
          text
        )}
      </p>
      <button type="button" className="icon-button" data-dismiss="" aria-label={messages.dismiss}>
        <CloseIcon />
      </button>
    </section>
  );
}
