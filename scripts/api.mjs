// `npm run api`. Stays one process: a shell or loader in between would not forward npm's signals to the
// server.
await import('./install.mjs');
const { register } = await import('tsx/esm/api');
register();
await import('./api.ts');
