import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compressExport } from '@/features/build/compress';
import { runTool } from '@/shared/build/run';
import { generate } from './generate';

/** Extracts the error lines from a tool's output, without progress and stack frames. */
function lastErrorLines(output: string): string {
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(at |✓|Creating|Collecting|Generating|▲)/.test(line));
  return lines.slice(-25).join('\n');
}

/**
 * Builds the static export into `out/`. Throws one message on failure.
 * @param options `images: false` leaves out the images of link previews, which nobody sees on this machine
 */
export async function build(options: { images?: boolean } = {}): Promise<void> {
  await generate({ types: false });
  if (spawnSync('git', ['--version']).error)
    console.warn(
      'git was not found, so pages and sitemap lack the date of their last change. To add it, install git.',
    );
  await rm('out', { recursive: true, force: true });
  console.log('Building the static export …');
  // Compiling leaves a core to the check of the content, which ends both if it finds a problem.
  const compiler = new AbortController();
  const compiled = runTool('next', ['build'], {
    env: { NODE_ENV: 'production', DOCS_GENERATED: '1' },
    signal: compiler.signal,
  });
  const checked = await runTool('tsx', ['features/content-checks/check.ts']);
  if (checked.code !== 0) {
    compiler.abort();
    await compiled;
    throw new Error(`${checked.output.trim()}\nNothing was built.`);
  }
  const result = await compiled;
  if (result.code !== 0) throw new Error(`next build failed:\n${lastErrorLines(result.output)}`);
  // Imported late: it depends on generated code, which a fresh clone doesn't have yet.
  const basePath = process.env.BASE_PATH ?? '';
  process.env.NEXT_PUBLIC_BASE_PATH = basePath;
  const { finishExport } = await import('@/features/build/finish');
  await finishExport('out', basePath, options);
}

if (process.argv[1]?.endsWith('build.ts')) {
  try {
    // Parsed before the build, so that a typo doesn't cost a build.
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
