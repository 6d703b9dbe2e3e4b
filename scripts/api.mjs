// `npm run api`: regenerates code from the contract, then starts the reference API. Stays one process: a shell or
// loader in between would not forward npm's signals to the server.
await import('./install.mjs');
const { register } = await import('tsx/esm/api');
register();
const { generateContract } = await import('../features/build/contract/generate.ts');
await generateContract({ types: false });
await import('../packages/reference-api/node/cli.ts');
