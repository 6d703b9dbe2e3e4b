import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium';
import { run, runNpm } from './lib/run';

// `npm run upgrade:check`: tries the newest release of every dependency in a copy of the project and prints what fails.
// A dependency of `heldBack` in package.json keeps its version, unless an argument names it.

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  /** Why a dependency is not at its newest release, by its name. */
  heldBack: Record<string, string>;
}

interface Row {
  name: string;
  from: string;
  to: string;
  heldBecause: string;
}

const BROWSER_TESTS = 'tests of the console';

/** What must succeed with the newest releases, in this order; each is an npm command line. */
const steps: [name: string, ...args: string[]][] = [
  ['generate', 'run', 'generate'],
  ['types', 'exec', '--', 'tsc', '--noEmit', '-p', '.'],
  ['build', 'run', 'build'],
  ['test:quick', 'run', 'test:quick'],
  [BROWSER_TESTS, 'exec', '--', 'playwright', 'test', 'tests/site/console'],
];

const LOGS = 'generated/upgrade-check';
const SHOWN_LINES = 40;

const readJson = async <Content>(...path: string[]): Promise<Content> =>
  JSON.parse(await readFile(join(...path), 'utf8'));

/** Copies the project with its history, which the build reads, and with changes that are not committed. */
async function copyProject(to: string): Promise<void> {
  const cloned = await run('git', ['clone', '--quiet', '--shared', '.', to]);
  if (cloned.code !== 0) throw new Error(`git could not copy the project:\n${cloned.output}`);
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of listed.output.split('\0').filter(Boolean))
    await cp(file, join(to, file)).catch(() => rm(join(to, file), { force: true }));
}

/** Returns the installed version of each direct dependency. */
async function installedVersions(folder: string, names: string[]): Promise<Map<string, string>> {
  const { packages } = await readJson<{ packages: Record<string, { version: string }> }>(
    folder,
    'package-lock.json',
  );
  return new Map(names.map((name) => [name, packages[`node_modules/${name}`]?.version ?? '–']));
}

/** Asks the registry for the newest release of a package. */
async function newestRelease(name: string): Promise<string> {
  const { code, output } = await runNpm(['view', name, 'version']);
  if (code !== 0) throw new Error(`The registry doesn't respond for ${name}:\n${output}`);
  return output.trim();
}

/** Runs a step in the copy, prints how it ended, and keeps its output; returns whether it succeeded. */
async function runStep(copy: string, name: string, args: string[]): Promise<boolean> {
  const started = Date.now();
  const { code, output } = await runNpm(args, { cwd: copy });
  const log = join(LOGS, `${name.replace(/\W+/g, '-')}.log`);
  await writeFile(log, output);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  if (code !== 0)
    console.log(`${output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')}\nWhole output: ${log}\n`);
  return code === 0;
}

function printTable(rows: Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
  const print = (name: string, from: string, to: string, why: string) =>
    console.log(`${name.padEnd(width)}${from.padEnd(12)}${to.padEnd(12)}${why}`.trimEnd());
  print('package', 'from', 'to', 'held because');
  for (const { name, from, to, heldBecause } of rows) print(name, from, to, heldBecause);
}

/** Moves all dependencies of the copy that are not held back, installs, and runs the steps; returns the failed ones. */
async function tryNewest(copy: string, named: string[]): Promise<string[]> {
  const manifest = await readJson<Manifest>(copy, 'package.json');
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).sort();
  const unknown = named.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`package.json has no dependency ${unknown.join(', ')}.`);
  const isHeld = (name: string) => name in manifest.heldBack && !named.includes(name);
  const before = await installedVersions(copy, names);
  // By number: for the tag "latest", npm chooses the newest release that names the Node in use.
  const newest = new Map<string, string>();
  for (const name of names) newest.set(name, await newestRelease(name));
  for (const group of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(group))
      if (!isHeld(name)) group[name] = newest.get(name) ?? group[name] ?? '*';
  await writeFile(join(copy, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // Without the lock, the packages of packages move too.
  await rm(join(copy, 'package-lock.json'));
  const isInstalled = await runStep(copy, 'install', ['install']);
  const rows = names.map((name) => ({
    name,
    from: before.get(name) ?? '',
    to: newest.get(name) ?? '',
    heldBecause: isHeld(name) ? (manifest.heldBack[name] ?? '') : '',
  }));
  const failed: string[] = isInstalled ? [] : ['install'];
  for (const [name, ...args] of isInstalled ? steps : []) {
    if (name === BROWSER_TESTS && failed.includes('build')) console.log(`not run ${name}: nothing was built`);
    else if (!(await runStep(copy, name, args))) failed.push(name);
  }
  console.log();
  printTable(rows.filter(({ from, to }) => from !== to));
  return failed;
}

const parent = await mkdtemp(join(tmpdir(), 'upgrade-check-'));
try {
  await ensureChromium();
  await mkdir(LOGS, { recursive: true });
  const copy = join(parent, 'project');
  console.log(`Trying the newest releases in ${copy} …`);
  await copyProject(copy);
  const failed = await tryNewest(copy, process.argv.slice(2));
  console.log(failed.length === 0 ? '\nEverything succeeded.' : `\nFailed: ${failed.join(', ')}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(parent, { recursive: true, force: true });
}
