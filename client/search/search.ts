import 'client-only';
import type { Found, SearchOptions } from '@/lib/search/engine';
import type { SearchRequest, SearchResponse } from './searcher';

/*
 * Indexing takes a phone a second, in which the page would not respond: it happens in a worker. In a browser without
 * workers (Firefox where a site may store nothing) it happens in the page.
 */

/** The worker itself failed, not its search. */
class WorkerFailed extends Error {
  override name = 'WorkerFailed';
}

interface Pending {
  resolve: (found: Found) => void;
  reject: (error: Error) => void;
}

interface SearchWorker {
  worker: Worker;
  /** Searches without a response, by their number. */
  pending: Map<number, Pending>;
}

let opened: SearchWorker | null | undefined;
let count = 0;

/** Address of the worker, which the build writes into the script element of every page; undefined in development. */
const workerAddress = () => document.querySelector<HTMLElement>('script[data-search]')?.dataset.search;

/** Ends a worker that failed: the page does its searches, and all later ones. */
function giveUp({ worker, pending }: SearchWorker): void {
  worker.terminate();
  opened = null;
  for (const { reject } of pending.values()) reject(new WorkerFailed());
}

function openWorker(): SearchWorker | null {
  const address = workerAddress();
  if (!address || typeof Worker === 'undefined') return null;
  try {
    const worker = new Worker(address);
    const own: SearchWorker = { worker, pending: new Map() };
    worker.onmessage = ({ data: response }: MessageEvent<SearchResponse>) => {
      const search = own.pending.get(response.number);
      own.pending.delete(response.number);
      if ('found' in response) search?.resolve(response.found);
      else search?.reject(new Error(response.problem));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      giveUp(own);
    };
    return own;
  } catch {
    return null;
  }
}

function searchWorker(): SearchWorker | null {
  if (opened === undefined) opened = openWorker();
  return opened;
}

const send = ({ worker }: SearchWorker, request: SearchRequest) => worker.postMessage(request);

/** Loads the index of the language of the page, or asks whether a deploy has replaced it. Call it when the dialog opens. */
export function prepareSearch(): void {
  const { lang: language } = document.documentElement;
  const worker = searchWorker();
  if (worker) send(worker, { kind: 'prepare', language });
  else
    import('./searcher').then(
      ({ prepareHere }) => prepareHere(language),
      () => undefined,
    );
}

/** Searches the pages of the language of this one. Rejects when the index cannot be loaded. */
export async function search(query: string, options: SearchOptions = {}): Promise<Found> {
  const { lang: language } = document.documentElement;
  const worker = searchWorker();
  if (!worker) return (await import('./searcher')).searchHere(query, language, options);
  const number = ++count;
  try {
    return await new Promise((resolve, reject) => {
      worker.pending.set(number, { resolve, reject });
      send(worker, { kind: 'search', number, query, language, options });
    });
  } catch (error) {
    if (error instanceof WorkerFailed) return search(query, options);
    throw error;
  }
}
