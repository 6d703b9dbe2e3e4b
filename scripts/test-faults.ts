import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { type PlantedFault, plantedFaults } from '@/tests/faults/planted';
import { nightly } from '@/tests/site/support/nightly';
import { copyProject } from '@/tests/support/copy-project';
import { generate } from './generate';
import { ensureChromium } from './lib/chromium';
import { quietEnv, type RunResult, run, runTool } from './lib/run';
import type { FileResult } from './lib/vitest';

/** The copy in which faults are planted: in the project, so that its packages are found. */
const COPY = '.faults';

const isBrowserTest = (name: string) => name.startsWith('tests/site');
const env = { ...quietEnv, TEST_DATABASES: 'memory' };
const inCopy = (tool: Parameters<typeof runTool>[0], args: string[]): Promise<RunResult> =>
  runTool(tool, args, { cwd: COPY, env });

/** Runs tests of one kind in the copy, until the first failure. */
function runTests(tests: string[]): Promise<RunResult> {
  if (tests.includes('types')) return inCopy('tsc', ['--noEmit', '-p', '.']);
  if (tests.some(isBrowserTest)) {
    // What npm test leaves out doesn't count: a fault must be found before it lands.
    const options = ['--project=desktop', `--grep-invert=${nightly.tag}`, '--retries=0', '--max-failures=1'];
    return inCopy('playwright', ['test', ...tests, ...options]);
  }
  return inCopy('vitest', ['run', '--bail=1', ...tests]);
}

/** Makes what follows from a file again: the code from the contract, the script of every page from its modules. */
async function rebuild(fault: PlantedFault): Promise<void> {
  if (fault.file === 'openapi.json') await inCopy('tsx', ['scripts/generate.ts']);
  if (fault.tests.some(isBrowserTest)) {
    const { code, output } = await inCopy('tsx', ['tests/faults/bundle-shell.ts']);
    if (code !== 0) throw new Error(output);
  }
}

/**
 * Runs the tests of all faults without a fault. Returns the files that fail in the copy anyway: such a file finds
 * nothing.
 */
async function failingAnyway(faults: PlantedFault[]): Promise<string[]> {
  const all = [...new Set(faults.flatMap(({ tests }) => tests))];
  const failing: string[] = [];
  const plain = all.filter((name) => name !== 'types' && !isBrowserTest(name));
  if (plain.length > 0) {
    const report = resolve(COPY, 'generated/faults.json');
    const args = ['run', '--reporter=json', `--outputFile=${report}`, ...plain];
    const { output } = await inCopy('vitest', args);
    if (!existsSync(report)) throw new Error(`The tests did not run in the copy:\n${output}`);
    const { testResults }: { testResults: FileResult[] } = JSON.parse(await readFile(report, 'utf8'));
    for (const { name, status } of testResults)
      if (status !== 'passed') failing.push(relative(COPY, name).replaceAll('\\', '/'));
  }
  for (const name of all.filter((name) => name === 'types' || isBrowserTest(name)))
    if ((await runTests([name])).code !== 0) failing.push(name);
  return failing;
}

/** Plants a fault, looks whether a test finds it, and takes it away again. Returns what is wrong, if anything. */
async function plant(fault: PlantedFault, failing: string[]): Promise<string | undefined> {
  const broken = failing.filter((name) => fault.tests.some((test) => name.startsWith(test)));
  if (broken.length > 0) return `cannot be judged: ${broken.join(', ')} fails without it`;
  const file = join(COPY, fault.file);
  const text = await readFile(file, 'utf8');
  const planted = text.replace(fault.find, fault.replace);
  if (planted === text) return `cannot be planted: its text is not in ${fault.file}`;
  await writeFile(file, planted);
  try {
    await rebuild(fault);
    const { code } = await runTests(fault.tests);
    return code !== 0 ? undefined : `was not found by ${fault.tests.join(', ')}`;
  } finally {
    await writeFile(file, text);
    await rebuild(fault);
  }
}

// npm run test:faults [-- words of names or areas]: plants each fault in a copy and reports found of planted.
const requested = process.argv.slice(2);
const chosen = Object.entries(plantedFaults).flatMap(([area, faults]) =>
  faults
    .map((fault) => ({ title: `${area}: ${fault.name}`, fault }))
    .filter(({ title }) => requested.length === 0 || requested.some((word) => title.includes(word))),
);
if (!existsSync('out/index.html')) {
  console.error('The built site is missing, in which some faults are planted: run npm run build first.');
  process.exit(2);
}
await generate();
if (chosen.some(({ fault }) => fault.tests.some(isBrowserTest))) await ensureChromium();
await copyProject(COPY, { withTests: true });
// Tests that ask git for files and times get those of the project.
const { output } = await run('git', ['rev-parse', '--absolute-git-dir']);
await writeFile(join(COPY, '.git'), `gitdir: ${output.trim()}\n`);
for (const folder of ['out', 'generated', 'public/sandbox'])
  await cp(folder, join(COPY, folder), { recursive: true });
const failing = await failingAnyway(chosen.map(({ fault }) => fault));
for (const name of failing) console.log(`FAILS ANYWAY ${name}`);
const missed: string[] = [];
for (const { title, fault } of chosen) {
  const problem = await plant(fault, failing);
  if (problem) missed.push(`${title} ${problem}`);
  console.log(`${problem ? 'MISSED ' : 'found  '} ${title}`);
}
await rm(COPY, { recursive: true, force: true });
console.log(
  `${missed.map((line) => `\n${line}`).join('')}\n${chosen.length - missed.length} of ${chosen.length} planted faults found`,
);
process.exit(missed.length === 0 && chosen.length > 0 ? 0 : 1);
