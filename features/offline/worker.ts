import 'client-only';
import { clientsClaim } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { attempt } from '@/shared/browser/storage';
import { CHANGED, copyName, type OfflineFile } from './cache-names';

/*
 * The service worker of readers who switched on the offline copy. It contains the list of all files, so a new
 * deployment is a new worker, which the browser installs automatically: it downloads changed files, and takes
 * over when it has all of them.
 */

declare const OFFLINE_FILES: readonly OfflineFile[];

type InstallEvent = Parameters<PrecacheController['install']>[0];

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: InstallEvent) => void): void;
}

/** Parallel downloads. Workbox loads one file at a time. */
const CONCURRENCY = 6;

/** Seconds before a stored page replaces one that is still loading. */
const NETWORK_TIMEOUT = 4;

/** Folders of files with a content hash in their name. */
const HASHED = /\/(_next\/static|sandbox|diagrams)\//;

const worker = globalThis as unknown as WorkerScope;
const cacheName = copyName(worker.registration.scope);
const copy = new PrecacheController({ cacheName });
copy.addToCacheList(
  OFFLINE_FILES.map(([url, sha256]) => ({ url, revision: sha256, integrity: `sha256-${sha256}` })),
);

/**
 * Returns whether one of the files arrives, but with another content: something on the way rewrites it. The
 * browser reports a wrong hash like a lost connection.
 */
async function isAnyChanged(files: Iterable<OfflineFile>): Promise<boolean> {
  for (const [url, sha256] of files) {
    const response = await fetch(url, { cache: 'reload' }).catch(() => undefined);
    const data = response?.ok && (await response.arrayBuffer().catch(() => undefined));
    if (!data) continue;
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    if (btoa(String.fromCharCode(...digest)) !== sha256) return true;
  }
  return false;
}

/** Stores all files or none: a failed first download is removed, a failed update keeps the previous copy. */
async function storeAll(event: InstallEvent): Promise<void> {
  const isUpdate = await caches.has(cacheName);
  const stop = new AbortController();
  const channel = new BroadcastChannel(cacheName);
  // Sent when the reader switches the copy off: the browser would remove the worker only after the download.
  channel.addEventListener('message', () => stop.abort());
  const queue = [...OFFLINE_FILES];
  const open = new Set<OfflineFile>();
  const storeNext = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const [url, sha256] = file;
      const { signal } = stop;
      const request = new Request(url, { integrity: `sha256-${sha256}`, cache: 'reload', signal });
      const params = { cacheKey: copy.getCacheKeyForURL(url) };
      open.add(file);
      await Promise.all(copy.strategy.handleAll({ event, request, params }));
      open.delete(file);
      channel.postMessage(1 - queue.length / OFFLINE_FILES.length);
    }
  };
  const lanes = Array.from({ length: CONCURRENCY }, storeNext);
  try {
    await Promise.all(lanes);
    await worker.skipWaiting();
  } catch (error) {
    queue.length = 0;
    await Promise.allSettled(lanes);
    if (!stop.signal.aborted && (await isAnyChanged(open))) channel.postMessage(CHANGED);
    if (!isUpdate) await caches.delete(cacheName);
    throw error;
  } finally {
    channel.close();
  }
}

worker.addEventListener('install', (event) => event.waitUntil(storeAll(event)));
worker.addEventListener('activate', (event) => void copy.activate(event));
clientsClaim();

/** Returns the cache key of an address. Servers decode escaped letters, and read repeated slashes as one. */
function storedKey({ origin, pathname: requested }: URL): string | undefined {
  // A malformed address stays.
  const pathname = (attempt(() => decodeURI(requested)) ?? requested).replace(/\/{2,}/g, '/');
  const page = pathname.replace(/\/index\.html$/, '/').replace(/\/[^/.]+$/, '$&/');
  return copy.getCacheKeyForURL(origin + page) ?? copy.getCacheKeyForURL(origin + pathname);
}

const stored = {
  cacheName,
  // Hosts vary responses by `Accept`; a stored file has one form.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }: { request: Request }) =>
        storedKey(new URL(request.url)) ?? request,
      // The stored files are a complete set: nothing is added to it.
      cacheWillUpdate: async () => null,
      fetchDidSucceed: async ({ response }: { response: Response }) => {
        if (response.status >= 500) throw new Error(`${response.status} ${response.statusText}`);
        return response;
      },
    },
  ],
};
// Readers get the current page while the site responds.
registerRoute(
  ({ url }) => !HASHED.test(url.pathname) && storedKey(url) !== undefined,
  new NetworkFirst({ ...stored, networkTimeoutSeconds: NETWORK_TIMEOUT }),
);
registerRoute(({ url }) => storedKey(url) !== undefined, new CacheFirst(stored));
