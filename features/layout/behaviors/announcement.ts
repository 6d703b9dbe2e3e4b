import 'client-only';
import { onStored, readStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';
import { site } from '@/theme.config';

/** Returns whether the announcement was dismissed. A stored dismissal of another announcement is reset. */
function isDismissed(id: string): boolean {
  if (readStored(storageKeys.announcementId) === id)
    return readStored(storageKeys.announcementDismissed) === 'true';
  writeStored(storageKeys.announcementId, id);
  writeStored(storageKeys.announcementDismissed, 'false');
  return false;
}

/** Hides a dismissed announcement, as the head script does before the first paint. */
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
    // Moves keyboard focus to the element after the bar.
    document.querySelector<HTMLElement>('.navbar .brand')?.focus({ preventScroll: true });
    writeStored(storageKeys.announcementDismissed, 'true');
  });
  update();
  onStored(update);
}
