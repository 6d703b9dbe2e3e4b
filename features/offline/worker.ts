import 'client-only';
import { clientsClaim } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { copyName, type OfflineFile } from './cache-names';

/*
 * The service worker of readers who switched the offline copy on; no one else has it. Its text contains the list of all
 * files, so a new deployment is a new worker, which the browser installs by itself: it downloads what changed, and takes
 * over when it has everything.
 */

/** Put in place of the name by the build. */
declare const OFFLINE_FILES: readonly OfflineFile[];

/** The event of an installation: the browser waits for what it is given. */
type InstallEvent = Parameters<PrecacheController['install']>[0];

/** The part of the worker's global scope in use; the project's libraries describe the page's. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: InstallEvent) => void): void;
}

/** Downloads at once: enough for a far host, few enough for a weak one. Workbox alone loads one file after the other. */
const PARALLEL = 6;

/** Seconds after which a stored page comes in place of one that the network is still bringing. */
const PATIENCE = 4;

/** Folders whose files have a hash of their content in their name. */
const HASHED = /\/(_next\/static|sandbox|diagrams)\//;

const worker = globalThis as unknown as WorkerScope;
const cacheName = copyName(worker.registration.scope);
const copy = new PrecacheController({ cacheName });
copy.addToCacheList(
  OFFLINE_FILES.map(([url, sha256]) => ({ url, revision: sha256, integrity: `sha256-${sha256}` })),
);

/** Stores every file, or nothing: a first copy that fails is removed, and an update that fails leaves the copy as it was. */
async function storeAll(event: InstallEvent): Promise<void> {
  const isUpdate = await caches.has(cacheName);
  const stop = new AbortController();
  const channel = new BroadcastChannel(cacheName);
  // The page that switches the copy off: the browser would remove the worker only after the download.
  channel.addEventListener('message', () => stop.abort());
  const queue = [...OFFLINE_FILES];
  const storeNext = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const [url, sha256] = file;
      const { signal } = stop;
      const request = new Request(url, { integrity: `sha256-${sha256}`, cache: 'reload', signal });
      const params = { cacheKey: copy.getCacheKeyForURL(url) };
      await Promise.all(copy.strategy.handleAll({ event, request, params }));
      channel.postMessage(1 - queue.length / OFFLINE_FILES.length);
    }
  };
  const lanes = Array.from({ length: PARALLEL }, storeNext);
  try {
    await Promise.all(lanes);
    await worker.skipWaiting();
  } catch (error) {
    queue.length = 0;
    await Promise.allSettled(lanes);
    if (!isUpdate) await caches.delete(cacheName);
    throw error;
  } finally {
    channel.close();
  }
}

worker.addEventListener('install', (event) => event.waitUntil(storeAll(event)));
worker.addEventListener('activate', (event) => void copy.activate(event));
clientsClaim();

/** Finds the stored file of an address: a page has its slash, and neither `index.html` nor a query. */
function storedKey({ origin, pathname }: URL): string | undefined {
  const page = pathname.replace(/\/index\.html$/, '/').replace(/\/[^/.]+$/, '$&/');
  return copy.getCacheKeyForURL(origin + page) ?? copy.getCacheKeyForURL(origin + pathname);
}

const stored = {
  cacheName,
  // Hosts answer by what a request accepts; a file of the copy has one form.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }: { request: Request }) =>
        storedKey(new URL(request.url)) ?? request,
      // All stored files belong together: nothing is added to them.
      cacheWillUpdate: async () => null,
      fetchDidSucceed: async ({ response }: { response: Response }) => {
        if (response.status >= 500) throw new Error(`${response.status} ${response.statusText}`);
        return response;
      },
    },
  ],
};
// While the site responds, readers see it as it is now.
registerRoute(
  ({ url }) => !HASHED.test(url.pathname) && storedKey(url) !== undefined,
  new NetworkFirst({ ...stored, networkTimeoutSeconds: PATIENCE }),
);
registerRoute(({ url }) => storedKey(url) !== undefined, new CacheFirst(stored));
