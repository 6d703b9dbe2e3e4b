import { Worker } from 'node:worker_threads';
import type { PageRecord } from '@/features/content/page-record';

/**
 * Calls the function `run` of a module of this folder in a thread of its own, for work that takes as long as
 * all other finishing. It takes folder, records, and what is posted to the worker until null.
 * @returns `ended` rejects with the error of a thread that fails
 */
export function startThread(module: string, folder: string, records: readonly PageRecord[]) {
  const workerData = { module, folder, records };
  const worker = new Worker(new URL('run-in-thread.mjs', import.meta.url), { workerData });
  const ended = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
  // Callers wait for it after work of their own. An unhandled rejection would end the process before.
  ended.catch(() => undefined);
  return { worker, ended };
}
