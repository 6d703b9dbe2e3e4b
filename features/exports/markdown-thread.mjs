import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A thread doesn't inherit what makes TypeScript run in the build's process.
register();
const { writeMarkdownPages } = await import('./markdown-pages.build.ts');
await writeMarkdownPages(workerData.folder, workerData.texts);
