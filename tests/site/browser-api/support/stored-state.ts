import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sharedName } from '@/api/browser/protocol';

/** Keys of the stored state. */
type StoredKey = 'head' | 'file' | 'aside';

/** What a key holds, in texts, the form in which it crosses to the page: bytes have one character each. */
interface Entry {
  bytes?: string;
  /** Properties of the head that hold bytes. */
  byteProperties?: Record<string, string>;
  textProperties?: Record<string, string>;
}

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Reads an entry of the stored state and, given one, puts another in its place. Undefined when there is none. */
function access(page: Page, key: StoredKey, entry?: Entry): Promise<Entry | undefined> {
  return page.evaluate(
    async ([name, place, given]) => {
      const work = async () => {
        const toBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
        const opening = indexedDB.open(name, 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('state');
        await new Promise((resolve, reject) => {
          opening.onsuccess = resolve;
          opening.onerror = reject;
        });
        const transaction = opening.result.transaction('state', 'readwrite');
        const objects = transaction.objectStore('state');
        const reading: IDBRequest<unknown> = objects.get(place);
        if (given?.bytes !== undefined) objects.put(toBytes(given.bytes), place);
        else if (given) {
          const properties = Object.entries(given.byteProperties ?? {}).map(([property, text]) => [
            property,
            toBytes(text),
          ]);
          objects.put({ ...given.textProperties, ...Object.fromEntries(properties) }, place);
        }
        await new Promise((resolve, reject) => {
          transaction.oncomplete = resolve;
          transaction.onabort = reject;
        });
        opening.result.close();

        const ofBytes = (bytes: Uint8Array) =>
          Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
        const found = reading.result;
        if (found === undefined || found === null) return undefined;
        if (found instanceof Uint8Array) return { bytes: ofBytes(found) };
        const byteProperties: Record<string, string> = {};
        const textProperties: Record<string, string> = {};
        for (const [property, value] of Object.entries(found)) {
          if (value instanceof Uint8Array) byteProperties[property] = ofBytes(value);
          else textProperties[property] = String(value);
        }
        return { byteProperties, textProperties };
      };
      // After a request the sandbox goes on for some milliseconds with what it has; then it gives the lock back.
      return await navigator.locks.request(name, work);
    },
    [sharedName(''), key, entry] as const,
  );
}

async function changeHead(
  page: Page,
  key: Uint8Array | undefined,
  digest: string | undefined,
): Promise<void> {
  const head = await access(page, 'head');
  await access(page, 'head', {
    byteProperties: { ...head?.byteProperties, ...(key ? { signingKey: toText(key) } : {}) },
    textProperties: {
      ...head?.textProperties,
      timestamp: crypto.randomUUID(),
      ...(digest ? { digest } : {}),
    },
  });
}

/** The stored file or the copy set aside; undefined when there is none. */
export async function storedFile(page: Page, key: 'file' | 'aside' = 'file'): Promise<Buffer | undefined> {
  const bytes = (await access(page, key))?.bytes;
  return bytes === undefined ? undefined : Buffer.from(bytes, 'latin1');
}

/** Makes the sandbox sign with this key from the next request on. It must have been used before. */
export async function replaceSigningKey(page: Page, key: Uint8Array): Promise<void> {
  await changeHead(page, key, undefined);
}

/** Puts bytes in the place of the stored file; the digest stays, as after damage, unless it is to fit. */
export async function replaceFile(page: Page, file: Uint8Array, fit: boolean): Promise<void> {
  await access(page, 'file', { bytes: toText(file) });
  await changeHead(page, undefined, fit ? createHash('sha256').update(file).digest('hex') : undefined);
}
