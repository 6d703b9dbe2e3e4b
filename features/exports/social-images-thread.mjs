import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A thread doesn't inherit what makes TypeScript run in the build's process.
register();
const { renderSocialImages } = await import('./social-images.build.tsx');
await renderSocialImages(workerData.folder, workerData.records);
