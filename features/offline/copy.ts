import 'client-only';
import { basePath } from '@/shared/paths';
import { CHANGED, copyName, OFFLINE_WORKER } from './cache-names';

/** State of the offline copy; a number is the progress of the download from 0 to 1. */
export type CopyState = 'off' | 'on' | 'removed' | 'failed' | 'changed' | 'unsupported' | number;

type Report = (state: CopyState) => void;

const scope = () => new URL(`${basePath}/`, window.location.href).href;

/** Whether the reader last switched the copy on. A worker that becomes redundant then has failed. */
let isWanted = false;

async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.find((registration) => registration.scope === scope());
}

/** Reports the download of a worker until it is activated or redundant. */
async function trackDownload(registration: ServiceWorkerRegistration, report: Report): Promise<void> {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  const channel = new BroadcastChannel(copyName(scope()));
  let reason: CopyState = 'failed';
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isWanted && typeof data === 'number') report(data);
    if (data === CHANGED) reason = CHANGED;
  });
  isWanted = true;
  report(0);
  while (worker && worker.state !== 'activated' && worker.state !== 'redundant')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  channel.close();
  if (worker?.state === 'activated') return report('on');
  if (!(await caches.has(copyName(scope())))) await registration.unregister();
  if (isWanted) report(reason);
}

/** Reports the state of the copy, and follows a download. Removes an incomplete copy. */
export async function readCopy(report: Report): Promise<void> {
  try {
    const registration = await ownRegistration();
    if (registration?.installing && !registration.active) return await trackDownload(registration, report);
    if (registration?.active && (await caches.has(copyName(scope())))) return report('on');
    await registration?.unregister();
    await caches.delete(copyName(scope()));
    report('off');
  } catch {
    // Old browsers, addresses without HTTPS, and windows without storage.
    report('unsupported');
  }
}

/** Downloads the whole site for offline use. */
export async function storeCopy(report: Report): Promise<void> {
  report(0);
  try {
    const options = { scope: scope(), updateViaCache: 'none' } as const;
    // A unique address: a page still controlled by a removed worker would get that worker again, without its
    // files.
    const address = `${basePath}/${OFFLINE_WORKER}?${Date.now()}`;
    const registration = await navigator.serviceWorker.register(address, options);
    await trackDownload(registration, report);
  } catch {
    report('failed');
  }
}

/** Removes the copy and its service worker, also during the download. */
export async function removeCopy(report: Report): Promise<void> {
  isWanted = false;
  report('off');
  const channel = new BroadcastChannel(copyName(scope()));
  channel.postMessage('stop');
  channel.close();
  await (await ownRegistration())?.unregister();
  await caches.delete(copyName(scope()));
  report('removed');
}
