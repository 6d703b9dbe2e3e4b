import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compressExport } from '@/scripts/export/compress';
import { buildStock } from '@/scripts/stock';
import { quietEnv, run } from '@/scripts/support/run';

/** A built site to be measured. */
export interface Measured {
  name: string;
  /** Folder of the export, with compressed files beside the originals. */
  folder: string;
}

/** Where exports lie while they are compared. */
const FOLDER = 'generated/bench';

async function must(command: string, args: string[], what: string): Promise<string> {
  const { code, output } = await run(command, args, { env: quietEnv });
  if (code !== 0) throw new Error(`${what} failed:\n${output.slice(-2000)}`);
  return output.trim();
}

/** The export in `out/`, as it was built last. Throws when there is none. */
export async function presentExport(): Promise<Measured> {
  if (!existsSync('out/index.html'))
    throw new Error('There is no export in out/: run "npm run build" first.');
  const folder = join(FOLDER, 'present');
  await rm(folder, { recursive: true, force: true });
  await cp('out', folder, { recursive: true });
  await compressExport(folder);
  return { name: 'present', folder };
}

/** Gives a work tree of another commit the packages of its own lock file. */
async function installIn(tree: string): Promise<void> {
  const lock = 'package-lock.json';
  const isSame = (await readFile(lock)).equals(await readFile(join(tree, lock)));
  if (isSame)
    // Links to the same files: the bundler takes no folder from outside of its root.
    await must('cp', ['-al', 'node_modules', tree], 'Linking the packages');
  // `npm ci` would refuse the commits whose lock file lacked packages.
  else
    await must(
      'npm',
      ['install', '--no-audit', '--no-fund', '--prefix', tree],
      `Installing packages in ${tree}`,
    );
}

/**
 * The export of an older commit, built in a work tree of its own; kept for the next run. Throws when git does not know
 * the commit, or its packages or its build fail.
 */
export async function formerExport(commit: string): Promise<Measured> {
  const hash = await must(
    'git',
    ['rev-parse', '--short', `${commit}^{commit}`],
    `Finding the commit ${commit}`,
  );
  const folder = join(FOLDER, hash);
  if (!existsSync(folder)) {
    const tree = join(FOLDER, `tree-${hash}`);
    await rm(tree, { recursive: true, force: true });
    await must('git', ['worktree', 'prune'], 'Tidying work trees');
    await must('git', ['worktree', 'add', '--detach', tree, hash], `Checking out ${hash}`);
    try {
      await installIn(tree);
      const build = `cd "${tree}" && node --import tsx scripts/build.ts`;
      await must('bash', ['-c', build], `Building ${hash}`);
      await cp(join(tree, 'out'), folder, { recursive: true });
      await compressExport(folder);
    } finally {
      await must('git', ['worktree', 'remove', '--force', tree], `Removing the work tree of ${hash}`);
    }
  }
  return { name: hash, folder };
}

/** The same content under Nextra's stock theme, built now. Throws when that fails. */
export async function stockExport(): Promise<Measured> {
  const folder = join(FOLDER, 'stock');
  await rm(folder, { recursive: true, force: true });
  await cp(await buildStock(), folder, { recursive: true });
  await compressExport(folder);
  return { name: 'stock theme', folder };
}
