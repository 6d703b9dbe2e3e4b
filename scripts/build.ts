import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compressExport } from '@/features/build/compress';
import { hasGit } from '@/shared/build/git';
import { quietEnv, runTool } from '@/shared/build/run';
import { generate } from './generate';

/** Lines of the build tool that say what went wrong, without its progress and stack frames. */
function lastErrorLines(output: string): string {
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(at |✓|Creating|Collecting|Generating|▲)/.test(line));
  return lines.slice(-25).join('\n');
}

/** Builds the static export into `out/`; ends the process with a sentence when something is wrong. */
export async function build(): Promise<void> {
  await generate();
  // A separate process: the text of all pages would take memory that the compiler needs.
  const checked = await runTool('tsx', ['features/content-checks/check.ts']);
  if (checked.code !== 0) throw new Error(`${checked.output.trim()}\nNothing was built.`);
  if (!hasGit())
    console.warn(
      'git was not found, so pages and sitemap lack the date of their last change. To add it, install git.',
    );
  await rm('out', { recursive: true, force: true });
  console.log('Building the static export …');
  const result = await runTool('next', ['build'], {
    env: { ...quietEnv, NODE_ENV: 'production', DOCS_GENERATED: '1' },
  });
  if (result.code !== 0) throw new Error(`next build failed:\n${lastErrorLines(result.output)}`);
  // It imports what has just been generated: a fresh clone begins without it.
  const { finishExport } = await import('@/features/build/finish');
  await finishExport('out', process.env.BASE_PATH ?? '');
}

if (process.argv[1]?.endsWith('build.ts')) {
  try {
    // Before the build, so that a slip of the pen costs none.
    const { values } = parseArgs({ options: { compress: { type: 'boolean', default: false } } });
    await build();
    if (values.compress)
      console.log(`${await compressExport('out')} compressed files are next to the originals.`);
    console.log('The site is in out/.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
