import 'client-only';
import { basePath } from '@/shared/paths';
import { copyName, OFFLINE_WORKER } from './cache-names';

/** Where the copy stands; a number is the share that is stored so far. */
export type CopyState = 'off' | 'on' | 'removed' | 'failed' | 'unsupported' | number;

type Report = (state: CopyState) => void;

const scope = () => new URL(`${basePath}/`, window.location.href).href;

/** Whether the reader switched the copy on and not off since: a worker that ends then has failed. */
let isWanted = false;

async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.find((registration) => registration.scope === scope());
}

/** Reports the download of a worker until it answers for the site or is given up. */
async function follow(registration: ServiceWorkerRegistration, report: Report): Promise<void> {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  const channel = new BroadcastChannel(copyName(scope()));
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isWanted && typeof data === 'number') report(data);
  });
  isWanted = true;
  report(0);
  while (worker && worker.state !== 'activated' && worker.state !== 'redundant')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  channel.close();
  if (worker?.state === 'activated') return report('on');
  if (!(await caches.has(copyName(scope())))) await registration.unregister();
  if (isWanted) report('failed');
}

/** Reports whether there is a copy, and follows one that is being made. Removes what a closed browser left of one. */
export async function readCopy(report: Report): Promise<void> {
  try {
    const registration = await ownRegistration();
    if (registration?.installing && !registration.active) return follow(registration, report);
    if (registration?.active && (await caches.has(copyName(scope())))) return report('on');
    await registration?.unregister();
    await caches.delete(copyName(scope()));
    report('off');
  } catch {
    // Old browsers, addresses without https, and windows that store nothing.
    report('unsupported');
  }
}

/** Downloads the whole site and lets the browser open it without a network. */
export async function storeCopy(report: Report): Promise<void> {
  report(0);
  try {
    const options = { scope: scope(), updateViaCache: 'none' } as const;
    // Another address each time: a page that a removed worker still answers would get that worker again, without its files.
    const address = `${basePath}/${OFFLINE_WORKER}?${Date.now()}`;
    const registration = await navigator.serviceWorker.register(address, options);
    await follow(registration, report);
  } catch {
    report('failed');
  }
}

/** Removes the copy and its service worker, also while it is being made. */
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
