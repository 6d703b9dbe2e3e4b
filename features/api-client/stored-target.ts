import 'client-only';
import { readStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';

// Kept small: every page with an example loads this, to say next to Run where it goes.

const listeners = new Set<() => void>();

/** The stored address as it is; null for the sandbox. It may be anything: another program can have written it. */
export const storedServer = (): string | null => readStored(storageKeys.target);

/** Stores the address of the chosen server, null for the sandbox, and tells. */
export function storeServer(origin: string | null): void {
  writeStored(storageKeys.target, origin);
  for (const listener of [...listeners]) listener();
}

/** Calls the listener after the choice changed, here or in another tab. The result ends that. */
export function onServerChange(listener: () => void): () => void {
  const inOtherTab = (event: StorageEvent) =>
    (event.key === storageKeys.target || event.key === null) && listener();
  listeners.add(listener);
  window.addEventListener('storage', inOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', inOtherTab);
  };
}
