import { generateContract } from '@/features/build/contract/generate';

// `npm run api`: starts the reference API, after bringing the code that is generated from the contract up to date.
await generateContract();
await import('@/packages/reference-api/node/cli');
