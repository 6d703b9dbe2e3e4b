import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

/** Yields the texts that the build sends, until it sends null. */
async function* receive() {
  for await (const [text] of on(parentPort, 'message')) {
    if (text === null) return;
    yield text;
  }
}

// A thread doesn't inherit what makes TypeScript run in the build's process.
register();
const { writeMarkdownPages } = await import('./markdown-pages.build.ts');
await writeMarkdownPages(workerData.folder, workerData.records, receive());
