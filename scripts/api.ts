import { generateContract } from '@/features/build/contract/generate';

// `npm run api`: regenerates code from the contract, then starts the reference API.
await generateContract({ types: false });
await import('@/packages/reference-api/node/cli');
