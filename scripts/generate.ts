import { generateContract } from './contract/generate';

/** Writes everything under `generated/` that the code imports. Fast when nothing changed. */
export async function generate(): Promise<void> {
  await generateContract();
}

if (process.argv[1]?.endsWith('generate.ts')) await generate();
