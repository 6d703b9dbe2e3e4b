import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Lock file: apt can't run twice at a time, and two test workers can need packages. */
const LOCK = join(tmpdir(), 'apt-of-the-tests.lock');

/** Milliseconds. A browser has 300 MB of packages, and an unresponsive mirror must not block the tests. */
const LIMIT = 420_000;

export function canInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs a Debian package, one at a time across processes. Returns the error in one line; undefined on
 * success.
 */
export async function installPackage(name: string): Promise<string | undefined> {
  const apt = (...args: string[]) =>
    execute('flock', [LOCK, 'apt-get', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      timeout: LIMIT,
      maxBuffer: 100_000_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    await apt('update', '-qq');
    await apt('install', '-y', '-qq', '--no-install-recommends', name);
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).trim().split('\n');
    // The first line is the command, the last one the reason.
    return [...new Set([lines[0], lines.at(-1)])].join(' ');
  }
}
