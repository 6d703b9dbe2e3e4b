// Runs `npm ci` if packages are missing or older than the lock file. Uses only Node's modules because it runs
// first.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const [, program = '', argument] = process.argv;
// As a command, it accepts a folder with its own lock file. `npm run api` imports it.
const folder = (program.endsWith('install.mjs') && argument) || '.';

function exitWith(sentence) {
  console.error(sentence);
  process.exit(1);
}

// Node 20.19 still works on build machines. Releases between 21 and 22.12 can't load some packages.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12))
  exitWith(
    `Node ${process.versions.node} is too old. Install the latest Node 22 or newer and run the command again.`,
  );

const changed = (file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
// npm writes this file when an installation is complete.
if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
  console.log(`Installing packages (npm ci${folder === '.' ? '' : ` in ${folder}`}) …`);
  // npm needs a shell on Windows, where it is a script.
  const { status } = spawnSync('npm ci --include=dev', { cwd: folder, shell: true, stdio: 'inherit' });
  if (status !== 0)
    exitWith(
      'npm could not install the packages. Fix what it reports (network, proxy, permissions) and run the command again.',
    );
}
