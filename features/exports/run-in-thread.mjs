import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

/** Yields what the build sends, until it sends null. */
async function* receive() {
  for await (const [message] of on(parentPort, 'message')) {
    if (message === null) return;
    yield message;
  }
}

// A thread doesn't inherit what makes TypeScript run in the build's process.
register();
const { run } = await import(workerData.module);
await run(workerData.folder, workerData.records, receive());
