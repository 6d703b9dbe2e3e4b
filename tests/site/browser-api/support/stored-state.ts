import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sharedName } from '@/packages/reference-api/browser/protocol';

type StoredKey = 'head' | 'file' | 'aside';

/** Reads an entry of the stored state and, if given, replaces it. Undefined if there is none. */
function access<T>(page: Page, key: StoredKey, entry?: T): Promise<T | undefined> {
  return page.evaluate(
    async ([name, place, given]) => {
      const work = async () => {
        const opening = indexedDB.open(name, 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('state');
        await new Promise((resolve, reject) => {
          opening.onsuccess = resolve;
          opening.onerror = reject;
        });
        const transaction = opening.result.transaction('state', 'readwrite');
        const objects = transaction.objectStore('state');
        const reading: IDBRequest<T | undefined> = objects.get(place);
        if (given !== undefined) objects.put(given, place);
        await new Promise((resolve, reject) => {
          transaction.oncomplete = resolve;
          transaction.onabort = reject;
        });
        opening.result.close();
        return reading.result;
      };
      // After a request, the sandbox keeps the lock for some milliseconds.
      return await navigator.locks.request(name, work);
    },
    [sharedName(''), key, entry] as const,
  );
}

/** Changes the head of the stored state; the new timestamp makes the sandbox reload it. */
async function changeHead(page: Page, change: object): Promise<void> {
  const head = await access<object>(page, 'head');
  await access(page, 'head', { ...head, timestamp: crypto.randomUUID(), ...change });
}

/** Returns the stored file or the copy set aside; undefined if there is none. */
export async function storedFile(page: Page, key: 'file' | 'aside' = 'file'): Promise<Buffer | undefined> {
  const bytes = await access<Uint8Array>(page, key);
  return bytes && Buffer.from(bytes);
}

/** Makes the sandbox sign with this key from the next request on. It must have been used before. */
export function replaceSigningKey(page: Page, signingKey: Uint8Array): Promise<void> {
  return changeHead(page, { signingKey });
}

/** Replaces the stored file. Keeps the digest, as after damage, unless `fit` is set. */
export async function replaceFile(page: Page, file: Uint8Array, fit: boolean): Promise<void> {
  await access(page, 'file', new Uint8Array(file));
  const digest = createHash('sha256').update(file).digest('hex');
  await changeHead(page, { entries: 0, ...(fit && { digest }) });
}
