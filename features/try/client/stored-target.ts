import 'client-only';
import { readStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';

// Kept small: every page with an example loads this.

const listeners = new Set<() => void>();

/** Returns the stored text, which need not be an address; null for the sandbox. */
export const storedServer = (): string | null => readStored(storageKeys.target);

export function storeServer(origin: string | null): void {
  writeStored(storageKeys.target, origin);
  for (const listener of [...listeners]) listener();
}

/** Calls the listener when the choice changes, here or in another tab. Returns a function that stops this. */
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
