// Runs `npm ci` where packages are missing or older than the lock. Uses Node alone, because it runs before everything.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const [, program = '', argument] = process.argv;
// As a command it takes a folder with a lock of its own; `npm run api` imports it.
const folder = (program.endsWith('install.mjs') && argument) || '.';

function exitWith(sentence) {
  console.error(sentence);
  process.exit(1);
}

// Build machines with Node 20.19 keep working. Releases before 22.12 cannot load some packages.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12))
  exitWith(
    `Node ${process.versions.node} is too old. Install the latest Node 22 or newer and run the command again.`,
  );

const changed = (file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
// npm writes this list when it has installed everything.
if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
  console.log(`Installing packages (npm ci${folder === '.' ? '' : ` in ${folder}`}) …`);
  // The shell finds npm on every system: on Windows it is no program.
  const { status } = spawnSync('npm ci --include=dev', { cwd: folder, shell: true, stdio: 'inherit' });
  if (status !== 0)
    exitWith(
      'npm could not install the packages. Fix what it reports (network, proxy, permissions) and run the command again.',
    );
}
