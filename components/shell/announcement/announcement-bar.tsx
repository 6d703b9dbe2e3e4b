'use client';

import { useEffect, useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { onStored, readStored, storageKeys, writeStored } from '@/lib/browser/storage';
import { siteHref } from '@/lib/shared/paths';
import { inLanguage } from '@/lib/shared/site-links';
import { site } from '@/theme.config';

const { announcement } = site;

/** Whether the reader dismissed the announcement of this id; a dismissal of another one is forgotten. */
function isDismissed(id: string): boolean {
  if (readStored(storageKeys.announcementId) === id)
    return readStored(storageKeys.announcementDismissed) === 'true';
  writeStored(storageKeys.announcementId, id);
  writeStored(storageKeys.announcementDismissed, 'false');
  return false;
}

/** Where the keyboard goes on when the bar is gone: what comes after it. */
function focusNext(): void {
  document.querySelector<HTMLElement>('.navbar .brand')?.focus({ preventScroll: true });
}

/**
 * Dismissable bar above the navbar. The head script hides a dismissed bar before the first paint;
 * a new id of the announcement clears the dismissal, and a dismissal in another tab counts here, too.
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
  const dismiss = () => {
    focusNext();
    writeStored(storageKeys.announcementDismissed, 'true');
  };
  const text = inLanguage(announcement, locale);
  return (
    <section className="announcement" aria-label={messages.announcement}>
      <p>{announcement.href ? <a href={siteHref(announcement.href)}>{text}</a> : text}</p>
      <button type="button" className="icon-button" onClick={dismiss} aria-label={messages.dismiss}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </section>
  );
}
