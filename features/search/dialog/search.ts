import 'client-only';
import { pageLocale } from '@/features/layout/client/page-locale';
import type { Found } from '../engine/engine';
import type { SearchRequest, SearchResponse } from './searcher';

/*
 * Indexing takes a phone a second, in which the page would not respond: it happens in a worker. In a browser without
 * workers (Firefox where a site may store nothing) it happens in the page.
 */

/** The worker itself failed, not its search. */
class WorkerFailed extends Error {
  override name = 'WorkerFailed';
}

/** Null where there is no worker, or where it failed. */
let opened: Worker | null | undefined;

/** Address of the worker, which the build writes into the script element of every page; undefined in development. */
const workerAddress = () => document.querySelector<HTMLElement>('script[data-search]')?.dataset.search;

function searchWorker(): Worker | null {
  if (opened !== undefined) return opened;
  const address = workerAddress();
  try {
    opened = address ? new Worker(address) : null;
  } catch {
    opened = null;
  }
  return opened;
}

/** Sends a request to a worker with a channel for the response. */
function inWorker(worker: Worker, request: SearchRequest): Promise<Found | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data: response }: MessageEvent<SearchResponse>) => {
      port1.close();
      if ('problem' in response) reject(new Error(response.problem));
      else resolve(response.found);
    };
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      opened = null;
      reject(new WorkerFailed());
    });
    worker.postMessage(request, [port2]);
  });
}

async function run(request: SearchRequest): Promise<Found | undefined> {
  const worker = searchWorker();
  if (!worker) return (await import('./searcher')).answer(request);
  try {
    return await inWorker(worker, request);
  } catch (error) {
    if (error instanceof WorkerFailed) return run(request);
    throw error;
  }
}

/** Loads the index of the language of the page, or asks whether a deploy has replaced it. Call it when the dialog opens. */
export function prepareSearch(): void {
  run({ language: pageLocale().code }).catch(() => undefined);
}

/** Searches the pages of the language of this one. Rejects when the index cannot be loaded. */
export async function search(query: string, isVerbatim = false): Promise<Found> {
  const found = await run({ language: pageLocale().code, query, isVerbatim });
  if (!found) throw new Error('A newer query replaced the search.');
  return found;
}
