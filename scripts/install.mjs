// Runs `npm ci` if a package of the lock file is missing or has another version. Uses only Node's modules because
// it runs first. Options: the folder of another lock file, and --omit=dev to do without development tools.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [, program = '', ...given] = process.argv;
// `npm run api` imports this file, and its options are not for it.
const options = program.endsWith('install.mjs') ? given : [];
const folder = options.find((option) => !option.startsWith('-')) ?? '.';
const dev = options.includes('--omit=dev') ? '--omit=dev' : '--include=dev';

function exitWith(sentence) {
  console.error(sentence);
  process.exit(1);
}

// Node 20.19 is tested. Releases between 21 and 22.12 can't load some packages.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12))
  exitWith(
    `Node ${process.versions.node} is too old. Install the latest Node 22 or newer and run the command again.`,
  );

/** Returns the packages of a lock file by path; none if there is no such file. */
function readLock(file) {
  const path = join(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

// npm writes this file when an installation is complete. It lacks the packages of other systems.
const installed = readLock('node_modules/.package-lock.json');
const isMissing = ([path, wanted]) =>
  path.includes('node_modules/') &&
  !wanted.optional &&
  !wanted.devOptional &&
  !(wanted.dev && dev === '--omit=dev') &&
  (installed[path]?.version !== wanted.version || installed[path]?.resolved !== wanted.resolved);
if (Object.entries(readLock('package-lock.json')).some(isMissing)) {
  console.log(`Installing packages (npm ci${folder === '.' ? '' : ` in ${folder}`}) …`);
  // npm needs a shell on Windows, where it is a script.
  const { status } = spawnSync(`npm ci ${dev}`, { cwd: folder, shell: true, stdio: 'inherit' });
  if (status !== 0)
    exitWith(
      'npm could not install the packages. Fix what it reports (network, proxy, permissions) and run the command again.',
    );
}
