import 'client-only';
import { attempt } from '@/shared/browser/storage';
import { pageLocale } from '@/shared/i18n/split';
import type { Found } from '../engine/engine';
import type { SearchRequest, SearchResponse } from './searcher';

/*
 * Indexing blocks a phone for about a second, so a worker does it. The page does it in browsers without
 * workers, such as Firefox when a site cannot store data.
 */

/** Null without a worker, or after it failed. */
let cachedWorker: Worker | null | undefined;

/** Runs the requests again that a failed worker leaves without a response. */
const pending = new Set<() => void>();

/** Returns the worker at the address that the build writes into every page; null without one. */
function searchWorker(): Worker | null {
  if (cachedWorker !== undefined) return cachedWorker;
  cachedWorker = null;
  const address = document.querySelector<HTMLElement>('script[data-search]')?.dataset.search;
  const worker = attempt(() => address && new Worker(address));
  if (!worker) return null;
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    cachedWorker = null;
    for (const runAgain of pending) runAgain();
    pending.clear();
  });
  cachedWorker = worker;
  return worker;
}

async function run(request: SearchRequest): Promise<Found | undefined> {
  const worker = searchWorker();
  if (!worker) return (await import('./searcher')).answer(request);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const runAgain = () => resolve(run(request));
    pending.add(runAgain);
    port1.onmessage = ({ data: response }: MessageEvent<SearchResponse>) => {
      port1.close();
      pending.delete(runAgain);
      if ('problem' in response) reject(new Error(response.problem));
      else resolve(response.found);
    };
    worker.postMessage(request, [port2]);
  });
}

/** Loads the index, or reloads it after a deployment. Call it when the dialog opens. */
export function prepareSearch(): void {
  run({ language: pageLocale().code }).catch(() => undefined);
}

/** Searches the pages in the language of the current page. Rejects when the index cannot be loaded. */
export async function search(query: string, isVerbatim = false): Promise<Found> {
  const found = await run({ language: pageLocale().code, query, isVerbatim });
  if (!found) throw new Error('A newer query replaced the search.');
  return found;
}
