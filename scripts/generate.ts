import { generateContract } from './contract/generate';
import { bundleSandbox } from './sandbox/bundle';

/** Writes everything under `generated/` that the code imports. Fast when nothing changed. */
export async function generate(): Promise<void> {
  await generateContract();
  // Needs the validators of the contract.
  await bundleSandbox();
}

if (process.argv[1]?.endsWith('generate.ts')) await generate();
