import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, runNpm, toolFile } from '@/shared/build/run';

/** The newest line of Node with long-term support. */
const NEWEST_LINE = 26;

async function succeed({ code, output }: Awaited<ReturnType<typeof run>>): Promise<void> {
  if (code !== 0) throw new Error(output.trim());
}

/**
 * Builds the site and runs the tests that need none on the newest Node with long-term support, which npm
 * installs for it.
 * @throws the output of the first command that fails
 */
export async function testOnNewestNode(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'newest-node-'));
  try {
    // The package downloads the program of this system in a script.
    await succeed(
      await runNpm(['install', `node@${NEWEST_LINE}`, '--ignore-scripts=false', '--prefix', folder]),
    );
    const node = join(folder, 'node_modules/node/bin/node');
    await succeed(await run(node, ['--import', 'tsx', 'scripts/build.ts']));
    await succeed(await run(node, [toolFile('vitest'), 'run', '--project', 'unit', '--project', 'api']));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
