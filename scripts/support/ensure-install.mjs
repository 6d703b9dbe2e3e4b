// Plain JavaScript without dependencies: runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 9)) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 20.9 or newer and run the command again.`,
  );
  process.exit(1);
}

/** Text that changes whenever the set of packages changes. */
function wanted() {
  return readFileSync('package-lock.json', 'utf8');
}

/** True when node_modules holds what the lockfile asks for (npm keeps a copy of the lockfile's package list there). */
function upToDate() {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const installed = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages;
  const locked = JSON.parse(wanted()).packages;
  return Object.entries(locked).every(
    ([path, entry]) => path === '' || entry.optional || installed[path]?.version === entry.version,
  );
}

// Not `npm ci`: a registry that lacks other platforms' optional packages leaves them out of the lockfile, and npm ci then
// refuses it. `npm install` takes the locked versions too, and --no-save leaves the lockfile alone.
if (!upToDate()) {
  console.log('Installing packages (npm install) …');
  const result = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error(
      'The packages could not be installed: see the message of npm above, mend its cause and run the command again.',
    );
    process.exit(1);
  }
}
