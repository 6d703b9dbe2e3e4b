import { createSiteServer, listen } from '@/scripts/site/server';

/** Serves a folder until it is killed; a process of its own, so that it can be given few descriptors. */
const [folder = 'out'] = process.argv.slice(2);
console.log(`port ${await listen(createSiteServer({ folder }), 0)}`);
