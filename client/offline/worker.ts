import 'client-only';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { localePath, splitLocale } from '@/lib/i18n/split';
import {
  COPY_PROPERTY,
  cachePrefix,
  MISSING_PROPERTY,
  OFFLINE_FOLDER,
  OFFLINE_PAGE,
  OFFLINE_WORKER,
  REVISION_PROPERTY,
} from '@/lib/offline';

/*
 * The service worker of readers who keep the docs offline; no one else has it. It downloads nothing by itself and changes
 * nothing that is stored: client/offline/store.ts does both, in the page. While the network responds, so does the
 * site; what is stored comes only when it does not.
 */

/** An event that waits for what it sets off. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The part of the worker's global scope in use; the project's libraries describe the page's. */
interface WorkerScope {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
}

type Plugin = NonNullable<ConstructorParameters<typeof Strategy>[0]>['plugins'];

/** Seconds after which a stored file comes in place of one that the network is still bringing. */
const PATIENCE = 4;

const worker = globalThis as unknown as WorkerScope;
const root = new URL(worker.registration.scope);
const prefix = cachePrefix(root.pathname);
const cacheName = prefix + new URL(location.href).searchParams.get(REVISION_PROPERTY);

worker.addEventListener('install', () => void worker.skipWaiting());

/** The files of other revisions are of no use to anyone once this one is answered with. */
async function takeOver(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  await worker.clients.claim();
}
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** Path from the site's root; undefined for what is not of the site or must not be answered from what is stored. */
function pathOf(url: URL): string | undefined {
  if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return undefined;
  const path = url.pathname.slice(root.pathname.length);
  const isForNetwork = path === OFFLINE_WORKER || path.startsWith(`${OFFLINE_FOLDER}/`);
  return isForNetwork || url.searchParams.has(COPY_PROPERTY) ? undefined : path;
}

/** A page is stored at the address with its slash and without a query. */
function storedAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  const isPage = !/\.\w*[a-z]\w*$/i.test(pathname.slice(pathname.lastIndexOf('/')));
  return origin + (isPage && !pathname.endsWith('/') ? `${pathname}/` : pathname);
}

const plugins: Plugin = [
  {
    cacheKeyWillBeUsed: async ({ request }) => storedAddress(request.url),
    // All files are of one revision: nothing is added to them.
    cacheWillUpdate: async () => null,
    fetchDidSucceed: async ({ response }) => {
      // A server in trouble is no more use than none.
      if (response.status >= 500) throw new Error(`${response.status} ${response.statusText}`);
      return response;
    },
  },
];
const common = { cacheName, plugins, matchOptions: { ignoreVary: true } };
const unchanging = new CacheFirst(common);
const changing = new NetworkFirst({ ...common, networkTimeoutSeconds: PATIENCE });

/** Folders whose files have a hash of their content in their name. */
const HASHED = /^(_next\/static|sandbox)\//;

registerRoute(({ url }) => HASHED.test(pathOf(url) ?? ''), unchanging);
registerRoute(({ url }) => pathOf(url) !== undefined, changing);

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate' || !url) return Response.error();
  const { locale } = splitLocale(`/${url.pathname.slice(root.pathname.length)}`);
  const page = new URL(`${localePath(OFFLINE_PAGE, locale).slice(1)}/`, root);
  // Where not even that page is stored, the browser says it.
  if (!(await caches.match(page.href, { cacheName, ignoreVary: true }))) return Response.error();
  page.searchParams.set(MISSING_PROPERTY, url.pathname + url.search);
  return Response.redirect(page.href);
});
