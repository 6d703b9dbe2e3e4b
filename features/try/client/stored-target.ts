import 'client-only';
import { onStored, readStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';

// Kept small: every page with an example loads this.

/** Returns the stored text, which need not be an address; null for the sandbox. */
export const storedServer = (): string | null => readStored(storageKeys.target);

/** Stores the address of a server; null for the sandbox. */
export const storeServer = (origin: string | null): void => writeStored(storageKeys.target, origin);

/** Calls the listener when the choice changes, here or in another tab. Returns a function that stops this. */
export function onServerChange(listener: () => void): () => void {
  let known = storedServer();
  return onStored(() => {
    const stored = storedServer();
    if (stored === known) return;
    known = stored;
    listener();
  });
}
