import 'client-only';
import { writeStored } from '@/client/storage';
import type { OfflineFile, OfflineSite } from '@/lib/offline';
import { storageKeys } from '@/lib/storage-keys';
import {
  addressOf,
  alone,
  cachedFiles,
  cacheOf,
  filesAddress,
  readCached,
  removeAllBut,
  responseWith,
  siteAddress,
} from './cached-site';
import { download, hasDigest } from './download';
import { OfflineError, type OfflineProblem, problemOf } from './offline-error';

/** Downloads at once: enough for a far host, few enough for a weak one. */
const PARALLEL = 6;

/** Room that a browser takes beyond the bytes themselves. */
const OVERHEAD = 1.25;

/** What this browser lacks for keeping the docs; undefined when it has everything. */
export function missingAbility(): OfflineProblem | undefined {
  if (!window.isSecureContext) return 'offlineErrorInsecure';
  if (!('serviceWorker' in navigator && 'caches' in window)) return 'offlineErrorUnsupported';
  return window.crypto?.subtle ? undefined : 'offlineErrorUnverifiable';
}

/** What the site is made of now, asked of the network. Rejects when it does not respond. */
export async function readSite(): Promise<OfflineSite> {
  const response = await fetch(siteAddress, { cache: 'no-store' });
  if (response.status === 404) throw new OfflineError('offlineErrorUnbuilt');
  if (!response.ok) throw new Error(`${response.status} for ${siteAddress}`);
  return response.json();
}

/** The state of the site that is kept, after leftovers of a broken attempt have been removed. Rejects where the browser rejects. */
export async function currentlyCached(): Promise<OfflineSite | undefined> {
  const swept = await alone(async () => {
    const cached = await readCached();
    await removeAllBut(cached?.revision);
    writeStored(storageKeys.offline, cached ? 'kept' : null);
    return { cached };
  });
  // While another tab stores, what it has so far is no leftover.
  return swept ? swept.cached : readCached();
}

/** Returns a response for the cache: browsers reject a redirected one for a page. */
async function storable(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  const { status, headers } = response;
  return new Response(await response.blob(), { status, headers });
}

interface Task {
  cache: Cache;
  files: readonly OfflineFile[];
  /** Revision that is kept already, whose unchanged files are taken over. */
  previous: string | undefined;
  onStored: (bytes: number) => void;
  signal: AbortSignal;
}

async function storeFiles({ cache, files, previous, onStored, signal }: Task): Promise<void> {
  const hashes = previous === undefined ? new Map<string, string>() : await cachedFiles(previous);
  const open = [...files];
  const problem = new AbortController();
  const either = AbortSignal.any([signal, problem.signal]);
  const storeNext = async (): Promise<void> => {
    for (let file = open.shift(); file && !either.aborted; file = open.shift()) {
      const [path, hash, bytes] = file;
      const address = addressOf(path);
      const isSame = previous !== undefined && hashes.get(path) === hash;
      const old = isSame ? await caches.match(address, { cacheName: cacheOf(previous) }) : undefined;
      const isWhole = old && (await hasDigest(old, hash));
      await cache.put(address, isWhole ? old : await storable(await download(address, hash, either)));
      onStored(bytes);
    }
  };
  const lines = Array.from({ length: PARALLEL }, () =>
    storeNext().catch((error: unknown) => problem.abort(error)),
  );
  await Promise.all(lines);
  either.throwIfAborted();
}

async function requireRoom(bytes: number): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < bytes * OVERHEAD) throw new OfflineError('offlineErrorNoRoom');
}

/** Throws when the site has been published since it was read. */
async function requireUnchanged({ revision }: OfflineSite): Promise<void> {
  if ((await readSite()).revision !== revision) throw new OfflineError('offlineErrorChangedMeanwhile');
}

/** What is told while the docs are being stored. */
export interface StoreOptions {
  onProgress: (stored: number, all: number) => void;
  signal: AbortSignal;
}

async function storeAll({ onProgress, signal }: StoreOptions): Promise<OfflineSite> {
  const previous = (await readCached())?.revision;
  const site = await readSite();
  const name = cacheOf(site.revision);
  if (previous === site.revision) return site;
  await requireRoom(site.bytes);
  writeStored(storageKeys.offline, 'storing');
  // A page that is closed has no time for more than this.
  const onClose = () => void caches.delete(name);
  window.addEventListener('pagehide', onClose);
  try {
    const files: OfflineFile[] = await (await download(filesAddress, site.revision, signal)).json();
    await caches.delete(name);
    const cache = await caches.open(name);
    let stored = 0;
    const onStored = (bytes: number) => {
      stored += bytes;
      onProgress(stored, site.bytes);
    };
    await storeFiles({ cache, files, previous, onStored, signal });
    await requireUnchanged(site);
    await cache.put(filesAddress, Response.json(files));
    await cache.put(siteAddress, Response.json(site));
    await responseWith(site.revision);
    if ((await readCached())?.revision !== site.revision) throw new Error('What was stored is gone.');
    return site;
  } catch (error) {
    await removeAllBut(previous);
    // Of a site that was published meanwhile, other content is what to expect.
    if (problemOf(error) === 'offlineErrorWrongContent') await requireUnchanged(site);
    throw error;
  } finally {
    window.removeEventListener('pagehide', onClose);
    writeStored(storageKeys.offline, (await readCached()) ? 'kept' : null);
  }
}

/** Stores the site as it is now, in place of what is stored. All or nothing: what fails leaves everything as it was. */
export async function keepDocs(options: StoreOptions): Promise<OfflineSite> {
  const site = await alone(() => storeAll(options));
  if (!site) throw new OfflineError('offlineErrorOtherTab');
  return site;
}

/** Removes the stored docs and the service worker. */
export async function forgetDocs(): Promise<void> {
  const isDone = await alone(async () => {
    await removeAllBut();
    return true;
  });
  if (!isDone) throw new OfflineError('offlineErrorOtherTab');
  writeStored(storageKeys.offline, null);
}
