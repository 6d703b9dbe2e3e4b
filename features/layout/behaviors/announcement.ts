import 'client-only';
import { onStored, readStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';
import { site } from '@/theme.config';

/** Whether the reader dismissed the announcement of this id; a dismissal of another one is forgotten. */
function isDismissed(id: string): boolean {
  if (readStored(storageKeys.announcementId) === id)
    return readStored(storageKeys.announcementDismissed) === 'true';
  writeStored(storageKeys.announcementId, id);
  writeStored(storageKeys.announcementDismissed, 'false');
  return false;
}

/**
 * Hides the announcement above the navbar once it is dismissed, here, in another tab or on an earlier page, by
 * `<html data-announcement>`, which the script in the head sets before the first paint.
 */
export function announcement(): void {
  const { announcement: current } = site;
  if (!current) return;
  const root = document.documentElement;
  const update = () => {
    if (isDismissed(current.id)) root.dataset.announcement = 'dismissed';
    else delete root.dataset.announcement;
  };
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-dismiss]'))) return;
    // The keyboard goes on at what comes after the bar.
    document.querySelector<HTMLElement>('.navbar .brand')?.focus({ preventScroll: true });
    writeStored(storageKeys.announcementDismissed, 'true');
  });
  update();
  onStored(update);
}
