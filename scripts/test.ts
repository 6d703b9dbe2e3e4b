import { readFile, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { mustSucceed, runTool, type Tool } from '@/shared/build/run';
import { errorMessage } from '@/shared/error-message';
import { nightly } from '@/tests/site/support/nightly';
import { buildVariant } from '@/tests/support/build-variant';
import { testOnNewestNode } from '@/tests/support/newest-node';
import { installPrograms } from '@/tests/support/programs';
import { build } from './build';
import { generate } from './generate';

/**
 * Projects of Vitest, without the site and with it, and of Playwright by tier: `quick` needs no site and no
 * servers, `all` must pass before a change lands, `full` adds what is too slow for each change.
 */
const tiers: Record<string, { vitest: string[]; built: string[]; playwright: string[] }> = {
  quick: { vitest: ['unit'], built: [], playwright: [] },
  all: { vitest: ['unit', 'api'], built: ['export'], playwright: ['desktop'] },
  full: { vitest: ['unit', 'api'], built: ['export', 'nightly'], playwright: ['desktop', 'nightly'] },
};

const total = { passed: 0, failed: 0, notRun: 0 };

/** Runs a step, adds its counts, and prints its outcome. Returns whether nothing failed. */
async function step(name: string, action: () => Promise<typeof total>): Promise<boolean> {
  const started = Date.now();
  const counts = await action().catch((error: unknown) => {
    console.log(errorMessage(error));
    return { passed: 0, failed: 1, notRun: 0 };
  });
  for (const key of ['passed', 'failed', 'notRun'] as const) total[key] += counts[key];
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${counts.failed > 0 ? 'FAILED' : 'ok    '}  ${name} (${seconds} s)`);
  return counts.failed === 0;
}

/** Runs a step that passes or fails as a whole. */
const check = (name: string, action: () => Promise<unknown>) =>
  step(name, async () => {
    await action();
    return { passed: 1, failed: 0, notRun: 0 };
  });

const command = (program: Tool, ...args: string[]) => mustSucceed(runTool(program, args));

/** The counts in the reports of Vitest and Playwright. */
type Report =
  | Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>
  | { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> };

function getCounts(report: Report): typeof total {
  if (!('stats' in report))
    return { passed: report.numPassedTests, failed: report.numFailedTests, notRun: report.numPendingTests };
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, notRun: skipped };
}

/**
 * Runs a test tool that writes `generated/TOOL.json`. Returns its counts. A run that fails without a failed
 * test, for example because a file can't be loaded, counts as one.
 */
const runTests = (tool: 'vitest' | 'playwright', args: string[]) => async () => {
  const file = `generated/${tool}.json`;
  await rm(file, { force: true });
  const { code } = await runTool(tool, args, { show: true });
  const counts = await readFile(file, 'utf8').then(
    (text) => getCounts(JSON.parse(text)),
    () => ({ passed: 0, failed: 0, notRun: 0 }),
  );
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};

const vitest = (projects: string[]) =>
  runTests('vitest', [
    ...['run', '--reporter=dot', '--reporter=json', '--outputFile.json=generated/vitest.json'],
    // Each dot has a color, also in a file.
    ...(process.stdout.isTTY ? [] : ['--no-color']),
    ...projects.flatMap((name) => ['--project', name]),
  ]);

const { values } = parseArgs({ options: { tier: { type: 'string', default: 'all' } } });
const tier = tiers[values.tier];
if (!tier) throw new Error(`--tier=${values.tier} is unknown. Use ${Object.keys(tiers).join(', ')}.`);
const isFull = values.tier === 'full';
if (isFull) process.env.TEST_FULL = '1';
// One database is enough during development.
if (values.tier === 'quick') process.env.TEST_DATABASES = 'memory';

await check('generated code', generate);
// Downloads while types are checked.
const programs =
  tier !== tiers.quick &&
  check('programs for the tests', async () =>
    installPrograms(
      ...(process.env.CHROME_PATH ? [] : (['chromium', 'chromium-headless-shell'] as const)),
      ...(['caddy', 'nginx', 'postgresql', 'curl', 'jq', 'python3-requests'] as const),
    ),
  );
await check('types', () => command('tsc', '--noEmit', '-p', '.'));
await check('lint and format (npm run format fixes most)', () =>
  command('biome', 'check', '--error-on-warnings', '.'),
);
await programs;
// Building the site checks it, too.
if (tier === tiers.quick) await check('content', () => command('tsx', 'features/content-checks/check.ts'));
await step('tests without the site', vitest(tier.vitest));
if (isFull) await check('build and tests on the newest Node', testOnNewestNode);
if (
  tier.playwright.length > 0 &&
  (await check('build', build)) &&
  (!isFull || (await check('build below a base path', buildVariant)))
) {
  await step('tests of the export', vitest(tier.built));
  const projects = tier.playwright.map((name) => `--project=${name}`);
  const left = isFull ? [] : [`--grep-invert=${nightly.tag}`];
  await step('tests in the browser', runTests('playwright', ['test', ...projects, ...left]));
}
console.log(
  `${total.passed} passed, ${total.failed} failed${total.notRun > 0 ? `, ${total.notRun} not run` : ''}`,
);
process.exit(total.failed === 0 ? 0 : 1);
