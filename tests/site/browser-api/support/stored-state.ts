import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sharedName } from '@/packages/reference-api/browser/protocol';

type StoredKey = 'head' | 'file' | 'aside';

/** Reads an entry of the stored state and, if given, replaces it. Undefined if there is none. */
function access<T>(page: Page, key: StoredKey, entry?: T): Promise<T | undefined> {
  return page.evaluate(
    // After a request, the sandbox keeps the lock for some milliseconds.
    ([name, place, given]) =>
      navigator.locks.request(name, async () => {
        const done = (request: IDBRequest) =>
          new Promise((resolve, reject) => {
            Object.assign(request, { onsuccess: resolve, onerror: reject });
          });
        const opening = indexedDB.open(name, 1);
        await done(opening);
        const objects = opening.result.transaction('state', 'readwrite').objectStore('state');
        const reading: IDBRequest<T | undefined> = objects.get(place);
        await done(reading);
        if (given !== undefined) await done(objects.put(given, place));
        opening.result.close();
        return reading.result;
      }),
    [sharedName(''), key, entry] as const,
  );
}

/** Returns the stored file or the copy set aside; undefined if there is none. */
export async function storedFile(page: Page, key: 'file' | 'aside' = 'file'): Promise<Buffer | undefined> {
  const bytes = await access<Uint8Array>(page, key);
  return bytes && Buffer.from(bytes);
}

/** Replaces the stored file. Keeps the digest, as after damage, unless `fit` is set. */
export async function replaceFile(page: Page, file: Uint8Array, fit: boolean): Promise<void> {
  await access(page, 'file', new Uint8Array(file));
  const digest = createHash('sha256').update(file).digest('hex');
  // The new timestamp makes the sandbox read the file again.
  const change = { timestamp: crypto.randomUUID(), entries: 0, ...(fit && { digest }) };
  await access(page, 'head', { ...(await access<object>(page, 'head')), ...change });
}
