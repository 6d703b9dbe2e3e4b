import { Worker } from 'node:worker_threads';

/**
 * Runs a script of this folder in a thread of its own, for work that takes as long as all other finishing.
 * @returns `ended` rejects with the error of a thread that fails
 */
export function startThread(script: string, workerData: unknown) {
  const worker = new Worker(new URL(script, import.meta.url), { workerData });
  const ended = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
  // Callers wait for it after work of their own. An unhandled rejection would end the process before.
  ended.catch(() => undefined);
  return { worker, ended };
}
