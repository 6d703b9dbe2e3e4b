import 'client-only';
import {
  cachePrefix,
  OFFLINE_FOLDER,
  OFFLINE_WORKER,
  type OfflineFile,
  type OfflineSite,
  REVISION_PROPERTY,
} from '@/lib/offline';
import { basePath } from '@/lib/paths';

/*
 * What this browser keeps of the site: a cache of files for each revision, and the service worker that responds with one
 * of them. The record of a revision is stored last, so that a cache with a record is whole.
 */

const folder = `${basePath}/`;
const prefix = cachePrefix(folder);

/** Address of the description of a state of the site. */
export const siteAddress = `${folder}${OFFLINE_FOLDER}/site.json`;

/** Address of the list of its files. */
export const filesAddress = `${folder}${OFFLINE_FOLDER}/files.json`;

/** Address of the service worker that responds with a revision. */
export const workerAddress = (revision: string): string =>
  `${folder}${OFFLINE_WORKER}?${REVISION_PROPERTY}=${revision}`;

/** Name of the cache of a revision. */
export const cacheOf = (revision: string): string => prefix + revision;

/** Address under which a file is stored and asked for: that of its folder for a page. */
export const addressOf = (path: string): string => folder + path.replace(/(^|\/)index\.html$/, '$1');

async function ownCaches(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(prefix));
}

async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.find(({ scope }) => scope === new URL(folder, window.location.href).href);
}

async function storedJson<Value>(revision: string, address: string): Promise<Value | undefined> {
  const name = cacheOf(revision);
  if (!(await caches.has(name))) return undefined;
  const response = await caches.match(address, { cacheName: name });
  return response?.json();
}

/** The state of the site that is stored whole and answered with; undefined for none. Rejects where the browser rejects. */
export async function readCached(): Promise<OfflineSite | undefined> {
  const worker = (await ownRegistration())?.active;
  const revision = worker && new URL(worker.scriptURL).searchParams.get(REVISION_PROPERTY);
  return revision ? storedJson<OfflineSite>(revision, siteAddress) : undefined;
}

/** Hashes of the stored files of a revision by path; empty where there are none. */
export async function cachedFiles(revision: string): Promise<Map<string, string>> {
  const files = (await storedJson<OfflineFile[]>(revision, filesAddress)) ?? [];
  return new Map(files.map(([path, hash]) => [path, hash]));
}

/** Removes everything but the files of the given revision; without one the service worker, too. */
export async function removeAllBut(revision?: string): Promise<void> {
  if (revision === undefined) await (await ownRegistration())?.unregister();
  for (const name of await ownCaches())
    if (revision === undefined || name !== cacheOf(revision)) await caches.delete(name);
}

/** Lets the service worker answer with a revision. Rejects when the browser does not take it. */
export async function responseWith(revision: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerAddress(revision), {
    scope: folder,
    updateViaCache: 'none',
  });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker) throw new Error('The service worker was not taken.');
  await new Promise<void>((resolve, reject) => {
    const follow = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker did not start.'));
    };
    worker.addEventListener('statechange', follow);
    follow();
  });
}

/** Takes the lock under which the stored files are changed, in one tab at a time; undefined when another tab has it. */
export async function alone<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  return navigator.locks.request(`${prefix}change`, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}
