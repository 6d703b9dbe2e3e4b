import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compressExport } from './export/compress';
import { generate } from './generate';
import { hasGit } from './support/git';
import { quietEnv, runTool } from './support/run';

/** Lines of the build tool that say what went wrong, without its progress and stack frames. */
function essence(output: string): string {
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(at |✓|Creating|Collecting|Generating|▲)/.test(line));
  return lines.slice(-25).join('\n');
}

/** Builds the static export into `out/`; ends the process with a sentence when something is wrong. */
export async function build(): Promise<void> {
  await generate();
  // A process of its own: the text of all pages would stay in memory beside the compiler, which needs it.
  const checked = await runTool('tsx', ['checks/check.ts']);
  if (checked.code !== 0) throw new Error(`${checked.output.trim()}\nNothing was built.`);
  if (!hasGit()) console.warn('git was not found: pages and sitemap will not tell when they last changed.');
  await rm('out', { recursive: true, force: true });
  console.log('Building the static export …');
  const result = await runTool('next', ['build'], { env: { ...quietEnv, NODE_ENV: 'production' } });
  if (result.code !== 0) throw new Error(`next build failed:\n${essence(result.output)}`);
  // It imports what has just been generated: a fresh clone begins without it.
  const { finishExport } = await import('./export/finish');
  await finishExport('out', process.env.BASE_PATH ?? '');
}

if (process.argv[1]?.endsWith('build.ts')) {
  try {
    // Before the build, so that a slip of the pen costs none.
    const { values } = parseArgs({ options: { compress: { type: 'boolean', default: false } } });
    await build();
    if (values.compress)
      console.log(`${await compressExport('out')} compressed files are beside the originals.`);
    console.log('The site is in out/.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
