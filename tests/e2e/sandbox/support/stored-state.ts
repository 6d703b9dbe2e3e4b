import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { sharedName } from '@/sandbox/browser/protocol';

/** What the sandbox keeps beside its file; bytes as numbers, the form in which they cross to the page. */
export interface StoredHead {
  stamp: string;
  digest: string;
  signingKey: number[];
}

/** Keys of the stored state. */
export type StoredKey = 'head' | 'file' | 'aside';

/** Reads the stored state of the page's site, or, given a value, writes it. Lists of numbers stand for bytes. */
function access(page: Page, key: StoredKey, value?: unknown): Promise<unknown> {
  return page.evaluate(
    async ([name, entry, given]) => {
      type Mapped = Record<string, unknown>;
      const mapBytes = (content: unknown, change: (bytes: unknown) => unknown): unknown =>
        typeof content === 'object' &&
        content !== null &&
        !ArrayBuffer.isView(content) &&
        !Array.isArray(content)
          ? Object.fromEntries(
              Object.entries(content as Mapped).map(([member, part]) => [member, change(part)]),
            )
          : change(content);
      const toBytes = (part: unknown) => (Array.isArray(part) ? Uint8Array.from(part) : part);
      const toList = (part: unknown) => (part instanceof Uint8Array ? [...part] : part);

      const opening = indexedDB.open(name, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('state');
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve;
        opening.onerror = reject;
      });
      const transaction = opening.result.transaction('state', 'readwrite');
      const objects = transaction.objectStore('state');
      const reading = objects.get(entry);
      if (given !== undefined) objects.put(mapBytes(given, toBytes), entry);
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = reject;
      });
      opening.result.close();
      return mapBytes(reading.result, toList);
    },
    [sharedName(''), key, value] as const,
  );
}

/** The stored head; undefined when there is none. */
export async function storedHead(page: Page): Promise<StoredHead | undefined> {
  return (await access(page, 'head')) as StoredHead | undefined;
}

/** The stored file or the copy set aside; undefined when there is none. */
export async function storedFile(
  page: Page,
  key: 'file' | 'aside' = 'file',
): Promise<Uint8Array | undefined> {
  const list = (await access(page, key)) as number[] | undefined;
  return list && Uint8Array.from(list);
}

/** Makes the sandbox sign with this key from the next request on. It must have been used before. */
export async function replaceSigningKey(page: Page, key: Uint8Array): Promise<void> {
  const head = await storedHead(page);
  await access(page, 'head', { ...head, stamp: crypto.randomUUID(), signingKey: [...key] });
}

/** Puts bytes in the place of the stored file; the digest stays, as after damage, unless it is to fit. */
export async function replaceFile(page: Page, file: Uint8Array, fit: boolean): Promise<void> {
  const head = await storedHead(page);
  const digest = fit ? createHash('sha256').update(file).digest('hex') : head?.digest;
  await access(page, 'file', [...file]);
  await access(page, 'head', { ...head, stamp: crypto.randomUUID(), digest });
}
