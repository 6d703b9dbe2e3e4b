import 'client-only';
import { onStored, readStored, writeStored } from '@/client/storage';
import { storageKeys } from '@/lib/storage-keys';
import { site } from '@/theme.config';

/** Whether the reader dismissed the announcement of this id; a dismissal of another one is forgotten. */
function isDismissed(id: string): boolean {
  if (readStored(storageKeys.announcementId) === id)
    return readStored(storageKeys.announcementDismissed) === 'true';
  writeStored(storageKeys.announcementId, id);
  writeStored(storageKeys.announcementDismissed, 'false');
  return false;
}

/** Keeps a dismissal. */
function dismiss(): void {
  writeStored(storageKeys.announcementDismissed, 'true');
}

/** Where the keyboard goes on when the bar is gone: what comes after it. */
function focusNext(): void {
  document.querySelector<HTMLElement>('.navbar .brand')?.focus({ preventScroll: true });
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
    focusNext();
    dismiss();
  });
  update();
  onStored(update);
}
