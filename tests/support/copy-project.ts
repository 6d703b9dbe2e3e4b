import { execFileSync } from 'node:child_process';
import { cp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** What no build reads. */
const isUnread = (file: string) => /^(tests|bench|docs|\.github)\//.test(file);

/**
 * Copies what a build reads of the project, changes that are not committed included.
 * @param to a folder directly below the project, so that its packages are found; replaced when it exists
 */
export async function copyProject(to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  // With a lockfile of its own the copy would be a project without packages.
  const left = (name: string) => name === '' || name === 'package-lock.json' || isUnread(name);
  for (const file of listed.split('\0').filter((name) => !left(name))) {
    // A file that git knows and someone has removed is none.
    await cp(file, join(to, file), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  // A junction is what Windows lets everyone make.
  await symlink(join('..', 'node_modules'), join(to, 'node_modules'), 'junction');
}
