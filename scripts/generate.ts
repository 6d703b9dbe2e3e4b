import { generateDifferences } from '@/features/build/contract/differences';
import { generateErrorResponses } from '@/features/build/contract/error-responses';
import { generateContract } from '@/features/build/contract/generate';
import { drawIcons } from '@/features/build/icons';
import { bundleSandbox } from '@/features/build/sandbox';
import { serveDrawings } from '@/features/diagrams/serve.build';

/**
 * Writes all generated code (`generated/`) and served files. Fast when nothing changed.
 * @param options `types: false` as for the contract
 */
export async function generate(options: { types?: boolean } = {}): Promise<void> {
  await generateContract(options);
  await generateErrorResponses();
  await generateDifferences();
  // Depends on the generated operations.
  await bundleSandbox();
  await serveDrawings();
  await drawIcons();
}

if (process.argv[1]?.endsWith('generate.ts')) await generate();
