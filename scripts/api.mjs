// `npm run api`. One process, so that a signal to npm reaches the server: a shell or a loader in between would keep it.
await import('./install.mjs');
const { register } = await import('tsx/esm/api');
register();
await import('./api.ts');
