import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustSucceed, run, runNpm, toolFile } from '@/shared/build/run';

/** The newest line of Node with long-term support. */
const NEWEST_LINE = 26;

/**
 * Builds the site and runs the tests that need none on the newest Node with long-term support, which npm
 * installs for it.
 * @throws the output of the first command that fails
 */
export async function testOnNewestNode(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'newest-node-'));
  try {
    // The package downloads the program of this system in a script.
    await mustSucceed(
      runNpm(['install', `node@${NEWEST_LINE}`, '--ignore-scripts=false', '--prefix', folder]),
    );
    const node = join(folder, 'node_modules/node/bin/node');
    await mustSucceed(run(node, ['--import', 'tsx', 'scripts/build.ts']));
    await mustSucceed(run(node, [toolFile('vitest'), 'run', '--project', 'unit', '--project', 'api']));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
