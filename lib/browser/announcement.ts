import 'client-only';
import { storageKeys } from '@/lib/shared/storage-keys';
import { readStored, writeStored } from './storage';

/** Whether the reader dismissed the announcement of this id; a dismissal of another one is forgotten. */
export function isDismissed(id: string): boolean {
  if (readStored(storageKeys.announcementId) === id)
    return readStored(storageKeys.announcementDismissed) === 'true';
  writeStored(storageKeys.announcementId, id);
  writeStored(storageKeys.announcementDismissed, 'false');
  return false;
}

/** Keeps a dismissal. */
export function dismiss(): void {
  writeStored(storageKeys.announcementDismissed, 'true');
}
