import { bundleSandbox } from './api/bundle';
import { generateDifferences } from './contract/differences';
import { generateErrorResponses } from './contract/error-responses';
import { generateContract } from './contract/generate';
import { publishVersions } from './version/publish';

/** Writes everything that the code imports (`generated/`) or that is served and made from other files. Fast when nothing changed. */
export async function generate(): Promise<void> {
  await generateContract();
  await generateErrorResponses();
  await generateDifferences();
  // Needs the operations of the contract.
  await bundleSandbox();
  await publishVersions();
}

if (process.argv[1]?.endsWith('generate.ts')) await generate();
