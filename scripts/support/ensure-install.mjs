// Installs what the lock of a folder (the project, or the one named) asks for, unless it is there already; with
// `--omit=dev` only what builds the site. Plain JavaScript without dependencies: runs before anything is installed.
import './check-node.mjs';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installPackages, NETWORK, PERMISSION } from './install-packages.mjs';

// Only as a command: `npm run api` loads this file with arguments of its own.
const isCommand = /ensure-install\.mjs$/.test(process.argv[1] ?? '');
const words = isCommand ? process.argv.slice(2) : [];
const omitsDev = words.includes('--omit=dev');
const folder = words.find((word) => !word.startsWith('--')) ?? '.';
const modules = join(folder, 'node_modules');
// Says for which lock, which kind of machine and how much of the lock npm has run to its end.
const stampFile = join(modules, '.endatix-install');

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const lockText =
  read(join(folder, 'package-lock.json')) ??
  fail(`${join(resolve(folder), 'package-lock.json')} is missing: take it from git again.`);
const wholeStamp = `${createHash('sha256').update(lockText.replaceAll('\r\n', '\n')).digest('hex')} ${process.platform} ${process.arch}`;
const buildStamp = `${wholeStamp} --omit=dev`;

const fits = (wanted, own) =>
  wanted === undefined ||
  (wanted.every((name) => name !== `!${own}`) &&
    (wanted.every((name) => name.startsWith('!')) || wanted.includes(own)));

/** What the C library calls itself in a lock; undefined where there is no choice. */
function libc() {
  if (process.platform !== 'linux') return undefined;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** True when node_modules holds what the lock asks for; npm keeps a list of what it has installed there. */
function upToDate() {
  const list = read(join(modules, '.package-lock.json'));
  if (list === undefined) return false;
  const installed = JSON.parse(list).packages;
  const there = (path) => existsSync(join(folder, path, 'package.json'));
  if (!Object.keys(installed).every(there)) return false;
  const stamp = read(stampFile);
  if (stamp === wholeStamp || (omitsDev && stamp === buildStamp)) return true;
  const own = libc();
  const locked = Object.entries(JSON.parse(lockText).packages).filter(
    ([path, { dev }]) => path !== '' && !(omitsDev && dev === true),
  );
  return locked.every(([path, entry]) => {
    if (installed[path] !== undefined) return installed[path].version === entry.version;
    // Of the packages for one kind of machine, those for this one must be there.
    const forHere =
      fits(entry.os, process.platform) &&
      fits(entry.cpu, process.arch) &&
      (own === undefined || fits(entry.libc, own));
    return entry.optional === true && !forHere;
  });
}

const readOnly = () =>
  `${resolve(folder)} cannot be written, but packages and the built site go there: copy the project to a folder of yours, or correct the permissions.`;

function mayWrite() {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

// Commands that only look around.
const WRITES_NOTHING = ['check:server'];
const isUpToDate = upToDate();
if (!mayWrite() && !(isUpToDate && (!isCommand || WRITES_NOTHING.includes(process.env.npm_lifecycle_event))))
  fail(readOnly());
if (!isUpToDate) {
  const where = folder === '.' ? '' : ` in ${folder}`;
  console.log(`Installing packages (npm ci${omitsDev ? ' --omit=dev' : ''}${where}) …`);
  const { status, output } = installPackages(folder, omitsDev);
  if (status !== 0) {
    const [network] = NETWORK.exec(output) ?? [];
    if (network)
      fail(
        `npm could not reach its package registry (${network}): connect to the network, or tell npm your proxy with "npm config set https-proxy ADDRESS", and run the command again.`,
      );
    if (PERMISSION.test(output)) fail(readOnly());
    fail(
      `${output.trim()}\nThe packages could not be installed: mend what npm says above and run the command again.`,
    );
  }
  // npm makes no folder for a lock without packages.
  if (existsSync(modules)) writeFileSync(stampFile, omitsDev ? buildStamp : wholeStamp);
}
