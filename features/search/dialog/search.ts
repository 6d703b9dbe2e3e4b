import 'client-only';
import { attempt } from '@/shared/browser/storage';
import type { Found } from '../engine/engine';
import type { SearchRequest } from './searcher';

/** Null without a worker, or after it failed. */
let worker: Worker | null | undefined;

/** Starts the worker at the address that the build writes into every page; null without one. */
function startWorker(): Worker | null {
  const address = document.querySelector<HTMLElement>('script[data-search]')?.dataset.search;
  return (address && attempt(() => new Worker(address))) || null;
}

/**
 * Runs a search. Indexing blocks a phone for about a second, so a worker does it. The page does it in browsers
 * without workers, such as Firefox when a site cannot store data. Rejects when the index cannot be loaded.
 */
export async function search(request: SearchRequest): Promise<Found> {
  if (worker === undefined) worker = startWorker();
  const current = worker;
  if (!current) return (await import('./searcher')).answer(request);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    current.onerror = (event) => {
      event.preventDefault();
      current.terminate();
      worker = null;
      resolve(search(request));
    };
    port1.onmessage = ({ data: found }: MessageEvent<Found | undefined>) => {
      port1.close();
      if (found) resolve(found);
      else reject(new Error('The search index could not be loaded.'));
    };
    current.postMessage(request, [port2]);
  });
}
