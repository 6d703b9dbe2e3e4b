// Plain JavaScript without dependencies: runs before anything is installed.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';

/** What npm says when it cannot reach its registry. */
export const NETWORK =
  /\b(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EHOSTUNREACH|ENETUNREACH|E407)\b/;

/** What npm says when it may not write. */
export const PERMISSION = /\b(EACCES|EPERM|EROFS)\b/;

/**
 * The lock with the address that every registry gives a package. The lock in git names none; npm then asks the registry
 * for the description of each package first, which is most of what it would download.
 * npm puts the configured registry in the place of the host.
 */
function withAddresses(lockText) {
  const lock = JSON.parse(lockText);
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || entry.link || entry.resolved || !entry.version) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const file = `${name.slice(name.indexOf('/') + 1)}-${entry.version.replace(/\+.*/, '')}.tgz`;
    entry.resolved = `https://registry.npmjs.org/${name}/-/${file}`;
  }
  return JSON.stringify(lock);
}

function ci(folder, omitsDev) {
  return npm(
    [
      'ci',
      omitsDev ? '--omit=dev' : '--include=dev',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-progress',
      '--loglevel=error',
      '--replace-registry-host=npmjs',
      // Patience of seconds, not of minutes, with a registry that does not answer.
      '--fetch-retry-mintimeout=1000',
      '--fetch-retry-maxtimeout=5000',
    ],
    folder,
  );
}

/** Installs beside the project, where the lock may be changed, and moves the packages in when all of them are there. */
function installBeside(folder, omitsDev) {
  const beside = join(folder, 'generated', 'install');
  const modules = join(folder, 'node_modules');
  try {
    rmSync(beside, { recursive: true, force: true });
    mkdirSync(beside, { recursive: true });
    for (const name of ['package.json', '.npmrc'])
      if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(beside, name));
    const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
    writeFileSync(join(beside, 'package-lock.json'), withAddresses(lock));
    const result = ci(beside, omitsDev);
    if (result.status !== 0) return result;
    rmSync(modules, { recursive: true, force: true });
    // npm makes no folder for a lock without packages.
    if (existsSync(join(beside, 'node_modules'))) renameSync(join(beside, 'node_modules'), modules);
    return result;
  } catch (error) {
    return { status: 1, stdout: '', output: String(error) };
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/**
 * Installs what the lock of a folder asks for. Gives npm's exit status, and what it said when it is not 0.
 * @param omitsDev leaves out what only tests and checks use
 */
export function installPackages(folder, omitsDev) {
  const result = installBeside(folder, omitsDev);
  if (result.status === 0 || NETWORK.test(result.output)) return result;
  // A registry may keep its files under other addresses, which npm finds out by the lock as it is.
  return ci(folder, omitsDev);
}
