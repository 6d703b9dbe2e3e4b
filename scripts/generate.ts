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
  // What follows depends on the generated operations.
  await (await import('@/features/build/contract/error-responses')).generateErrorResponses();
  await (await import('@/features/build/contract/differences')).generateDifferences();
  await bundleSandbox();
  await serveDrawings();
  await drawIcons();
}

if (process.argv[1]?.endsWith('generate.ts')) await generate();
