import type { Page } from 'playwright-core';
import { sharedName } from '@/sandbox/browser/protocol';

/** Bytes as they cross from test to page and back. */
export type PlainBytes = number[];

/** Puts a value (numbers become bytes) under a key of the stored state, as another program or a fault would. */
export async function store(page: Page, key: string, value: unknown, basePath = ''): Promise<void> {
  await page.evaluate(
    async ([name, entry, content]) => {
      const toBytes = (given: unknown): unknown => (Array.isArray(given) ? Uint8Array.from(given) : given);
      const object =
        typeof content === 'object' && content !== null && !Array.isArray(content)
          ? Object.fromEntries(Object.entries(content).map(([member, given]) => [member, toBytes(given)]))
          : toBytes(content);
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('state');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('state', 'readwrite');
          writing.objectStore('state').put(object, entry);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onabort = () => reject(writing.error);
        };
      });
    },
    [sharedName(basePath), key, value] as const,
  );
}

/** Makes the sandbox sign with this key from the next request on. It must have been used before. */
export function replaceSigningKey(page: Page, key: Uint8Array): Promise<void> {
  return store(page, 'head', { stamp: crypto.randomUUID(), signingKey: [...key] });
}
