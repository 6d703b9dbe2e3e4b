import { parseArgs } from 'node:util';
import { ensureChromium } from '@/shared/build/chromium';
import { hasGit } from '@/shared/build/git';
import { type Counts, runPlaywright, runVitest, summary } from '@/shared/build/reports';
import { runTool, type Tool } from '@/shared/build/run';
import { nightly } from '@/tests/site/support/nightly';
import { buildVariant } from '@/tests/support/build-variant';
import { build } from './build';
import { generate } from './generate';

/**
 * The tiers: `quick` is for working (no site, no servers), `all` must pass before a change lands, `full` adds what is
 * too slow for each change: the second build, installed copies, programs in other languages, more random tests.
 */
const tiers = {
  quick: { projects: ['unit'], browser: [] },
  all: { projects: ['unit', 'api'], browser: ['desktop', 'phone'] },
  full: { projects: ['unit', 'api', 'nightly'], browser: ['desktop', 'phone', 'nightly'] },
} satisfies Record<string, { projects: string[]; browser: string[] }>;

const counts: Counts[] = [];

/** Runs one check. A failure is shown in full and counted, and the list goes on. Returns whether it passed. */
async function check(name: string, action: () => Promise<unknown>): Promise<boolean> {
  const started = Date.now();
  const failure = await action().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const isPassed = failure === undefined;
  counts.push({ passed: Number(isPassed), failed: isPassed ? [] : [name], flaky: [], notRun: [] });
  console.log(
    isPassed
      ? `ok      ${name} (${Math.round((Date.now() - started) / 1000)} s)`
      : `FAILED  ${name}\n${failure}\n`,
  );
  return isPassed;
}

/** Runs a tool; rejects with what it printed when it fails. */
async function command(program: Tool, ...args: string[]): Promise<void> {
  const { code, output } = await runTool(program, args);
  if (code !== 0) throw new Error(output.trim());
}

/** Checks the types, then lint and format: one core is enough for both. */
async function checkCode(): Promise<void> {
  await check('types', () => command('tsc', '--noEmit', '-p', '.'));
  await check('lint and format (npm run format fixes most)', () =>
    command('biome', 'check', '--error-on-warnings', '.'),
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tier: { type: 'string', default: 'all' }, runs: { type: 'string', default: '1' } },
});
const tier = tiers[values.tier as keyof typeof tiers];
const runs = Number(values.runs);
if (!tier || !Number.isInteger(runs) || runs < 1) {
  console.error(
    `Unknown: --tier=${values.tier} --runs=${values.runs}. The tiers are ${Object.keys(tiers).join(', ')}; --runs repeats the browser tests and takes a number from 1.`,
  );
  process.exit(2);
}
const isFull = values.tier === 'full';
if (isFull) process.env.TEST_FULL = '1';
// One database is enough to work by; all of them answer before a change lands.
if (values.tier === 'quick') process.env.TEST_DATABASES = 'memory';
const isBrowserTest = (name: string) => /^tests\/(site|nightly\/site)\b/.test(name);
const isExportTest = (name: string) => name.startsWith('tests/export');
const browserFiles = positionals.filter(isBrowserTest);
const exportFiles = positionals.filter(isExportTest);
const otherFiles = positionals.filter((name) => !isBrowserTest(name) && !isExportTest(name));
const isWhole = positionals.length === 0;

await check('git', async () => {
  if (!hasGit()) throw new Error('git was not found. Install it: the tests read files and times from it.');
});
await check('generated code', generate);
const isSiteRequested = isWhole ? tier.browser.length > 0 : browserFiles.length + exportFiles.length > 0;
// Installed while the first tests run; a failure counts when it is awaited.
const browser = isSiteRequested ? ensureChromium() : undefined;
browser?.catch(() => undefined);
if (isWhole || otherFiles.length > 0) {
  const projects = isWhole ? tier.projects.flatMap((name) => ['--project', name]) : otherFiles;
  const [, results] = await Promise.all([checkCode(), runVitest(projects)]);
  counts.push(results);
}
if (isSiteRequested) {
  const isVariantRequested = isFull || browserFiles.some((name) => name.startsWith('tests/nightly'));
  const ready =
    (await check('browser for the tests', async () => browser)) &&
    (await check('build', build)) &&
    (!isVariantRequested || (await check('build below a base path', buildVariant)));
  if (ready && (isWhole || exportFiles.length > 0))
    counts.push(await runVitest(isWhole ? ['--project', 'export'] : exportFiles));
  const chosen = isWhole ? tier.browser.map((name) => `--project=${name}`) : browserFiles;
  // What is named on the command line runs as a whole.
  const tags = isWhole && !isFull ? [`--grep-invert=${nightly.tag}`] : [];
  for (let time = 0; ready && chosen.length > 0 && time < runs; time++)
    counts.push(await runPlaywright([...chosen, ...tags]));
}
console.log(summary(counts));
process.exit(counts.every(({ failed }) => failed.length === 0) ? 0 : 1);
