import { execFileSync } from 'node:child_process';
import { cp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns whether no build reads a file. */
const isUnread = (file: string) => /^(tests|bench|docs|\.github)\//.test(file);

/**
 * Copies what a build reads of the project, including uncommitted changes.
 * @param to a folder directly below the project, to resolve its packages; replaced if it exists
 */
export async function copyProject(to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  // With its own lockfile, the copy would be a project without packages.
  const left = (name: string) => name === '' || name === 'package-lock.json' || isUnread(name);
  for (const file of listed.split('\0').filter((name) => !left(name))) {
    // A file in git that was deleted in the working copy.
    await cp(file, join(to, file), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  // Windows allows junctions without special permissions.
  await symlink(join('..', 'node_modules'), join(to, 'node_modules'), 'junction');
}
