import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Held while a package is installed: apt refuses to work beside itself, and two workers of the tests may want packages. */
const LOCK = join(tmpdir(), 'apt-of-the-tests.lock');

/** The package is not on every Debian; a registry that does not answer must not hold the tests up. */
const LIMIT = 180_000;

/** Whether this process may install packages of Debian. */
export function canInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs a package of Debian, after those that others install; gives the first line of what went wrong. */
export function installPackage(name: string): string | undefined {
  const apt = (...args: string[]) =>
    execFileSync('flock', [LOCK, 'apt-get', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: LIMIT,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', name);
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error);
  }
}
