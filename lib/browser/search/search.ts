import 'client-only';
import type { Found } from '@/lib/shared/search/engine';
import type { SearchGroup } from '@/lib/shared/search/types';
import type { Answer, Order } from './protocol';

/*
 * Indexing and ranking take a phone half a second, during which nothing else would answer: they happen in a worker. A
 * browser that refuses one (Firefox does where a site may store nothing) searches in the page.
 */

/** The worker itself failed, not what it was asked. */
class WorkerFailed extends Error {
  override name = 'WorkerFailed';
}

interface Waiting {
  resolve: (found: Found) => void;
  reject: (error: Error) => void;
}

interface Helper {
  worker: Worker;
  /** Orders that are not answered yet, by their number. */
  waiting: Map<number, Waiting>;
}

let helper: Helper | null | undefined;
let count = 0;

/** Address of the worker, which the build writes beside that of the script that every page has; undefined in development. */
const workerAddress = () => document.querySelector<HTMLElement>('script[data-search]')?.dataset.search;

/** Ends a worker that failed: what it was asked is answered in the page, as all that is asked later. */
function giveUp({ worker, waiting }: Helper): void {
  worker.terminate();
  helper = null;
  for (const { reject } of waiting.values()) reject(new WorkerFailed());
}

function openHelper(): Helper | null {
  const address = workerAddress();
  if (!address || typeof Worker === 'undefined') return null;
  try {
    const worker = new Worker(address);
    const opened: Helper = { worker, waiting: new Map() };
    worker.onmessage = ({ data: answer }: MessageEvent<Answer>) => {
      const asked = opened.waiting.get(answer.number);
      opened.waiting.delete(answer.number);
      if ('found' in answer) asked?.resolve(answer.found);
      else asked?.reject(new Error(answer.problem));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      giveUp(opened);
    };
    return opened;
  } catch {
    return null;
  }
}

function present(): Helper | null {
  if (helper === undefined) helper = openHelper();
  return helper;
}

const tell = ({ worker }: Helper, order: Order) => worker.postMessage(order);

/** Loads the index of the language of the page, or asks whether a deploy has replaced it. Call it when the dialog opens. */
export function prepareSearch(): void {
  const { lang: language } = document.documentElement;
  const there = present();
  if (there) tell(there, { kind: 'prepare', language });
  else
    import('./searcher').then(
      ({ prepareHere }) => prepareHere(language),
      () => undefined,
    );
}

/** Searches the pages of the language of this one. Rejects when the index cannot be loaded. */
export async function search(query: string, group?: SearchGroup): Promise<Found> {
  const { lang: language } = document.documentElement;
  const there = present();
  if (!there) return (await import('./searcher')).searchHere(query, language, group);
  const number = ++count;
  try {
    return await new Promise((resolve, reject) => {
      there.waiting.set(number, { resolve, reject });
      tell(there, { kind: 'search', number, query, language, group });
    });
  } catch (error) {
    if (error instanceof WorkerFailed) return search(query, group);
    throw error;
  }
}
