'use client';

import { useEffect, useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { isDismissed } from '@/lib/browser/announcement';
import { onStored } from '@/lib/browser/storage';
import { siteHref } from '@/lib/shared/paths';
import { inLanguage } from '@/lib/shared/site-links';
import { site } from '@/theme.config';

const { announcement } = site;

/**
 * Dismissable bar above the navbar. The head script hides a dismissed bar before the first paint, and
 * lib/browser/enhance/announcement.ts dismisses it; here it only goes from the document.
 */
export function AnnouncementBar() {
  const { locale, messages } = useShell();
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    if (!announcement) return;
    const { id } = announcement;
    const update = () => setDismissed(isDismissed(id));
    update();
    return onStored(update);
  }, []);

  if (!announcement || dismissed) return null;
  const text = inLanguage(announcement, locale);
  return (
    <section className="announcement" aria-label={messages.announcement}>
      <p>{announcement.href ? <a href={siteHref(announcement.href)}>{text}</a> : text}</p>
      <button
        type="button"
        className="icon-button"
        data-instant=""
        data-dismiss=""
        aria-label={messages.dismiss}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </section>
  );
}
