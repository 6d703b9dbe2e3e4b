import { mustSucceed, runNpm, toolFile } from '@/shared/build/run';

/** The newest line of Node with long-term support. */
const NEWEST_LINE = 26;

/**
 * Builds the site and runs the tests that need none on the newest Node with long-term support, which npm
 * installs for it.
 * @throws the output of the first command that fails
 */
export async function testOnNewestNode(): Promise<void> {
  // The package downloads the program of this system in a script.
  const npm = ['exec', '--yes', `--package=node@${NEWEST_LINE}`, '--ignore-scripts=false', '--', 'node'];
  await mustSucceed(runNpm([...npm, '--import', 'tsx', 'scripts/build.ts']));
  await mustSucceed(runNpm([...npm, toolFile('vitest'), 'run', '--project', 'unit', '--project', 'api']));
}
