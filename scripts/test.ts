import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeVariant, VARIANT } from '@/tests/support/variant';
import { build } from './build';
import { generate } from './generate';
import { ensureChromium } from './support/chromium';
import { type Counts, summary, sumOf } from './support/counts';
import { hasGit } from './support/git';
import { runPlaywright } from './support/playwright';
import { quietEnv, runTool, type Tool } from './support/run';
import { runVitest } from './support/vitest';

/**
 * Path prefix of the second build, which proves that the export works below a prefix, with one more language, and that
 * frozen versions do not change with the data of today.
 */
const BASE_PATH = '/docs-site';

/** Analytics are tested on that build too; the address is answered inside the test browser and never reached. */
const ANALYTICS_STUB = 'http://127.0.0.1:9797/gtag.js';

/** What each tier runs. All is what must hold before a change lands. */
const tiers = {
  quick: { code: true, site: false },
  site: { code: false, site: true },
  all: { code: true, site: true },
};

/** What the quick tier runs unless files are named: no servers, no faults, no copies of the project. */
const quickFiles = ['tests/unit', 'tests/content', 'tests/framework', 'tests/contract/cases.test.ts'];

const counts: Counts[] = [];

/** Runs one check of the list; a failure is shown in full and counted, and the list goes on. */
async function check(name: string, action: () => Promise<void>): Promise<boolean> {
  const started = Date.now();
  try {
    await action();
    counts.push({ passed: 1, failed: 0, flaky: [] });
    console.log(`ok      ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
    return true;
  } catch (error) {
    counts.push({ passed: 0, failed: 1, flaky: [] });
    console.log(`FAILED  ${name}\n${error instanceof Error ? error.message : error}\n`);
    return false;
  }
}

/** Runs checks side by side, for those that keep one core busy each; true when all hold. */
async function together(checks: [name: string, action: () => Promise<void>][]): Promise<boolean> {
  const all = await Promise.all(checks.map(([name, action]) => check(name, action)));
  return all.every(Boolean);
}

/** A check that is a command: it fails with what the command printed. */
function command(program: Tool, ...args: string[]): () => Promise<void> {
  return async () => {
    const result = await runTool(program, args);
    if (result.code !== 0) throw new Error(result.output.trim());
  };
}

async function buildBelowBasePath(): Promise<void> {
  await rm('out-base-path', { recursive: true, force: true });
  // A process of its own: the base path is read once, when modules are loaded.
  const result = await runTool('tsx', ['scripts/build.ts'], {
    cwd: VARIANT,
    env: {
      ...quietEnv,
      BASE_PATH,
      NEXT_PUBLIC_ANALYTICS_ID: 'G-TEST0000',
      NEXT_PUBLIC_ANALYTICS_URL: ANALYTICS_STUB,
    },
  });
  if (result.code !== 0) throw new Error(result.output.trim());
  await rename(join(VARIANT, 'out'), 'out-base-path');
  await rm(VARIANT, { recursive: true, force: true });
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
const files = (browser: boolean) => positionals.filter((name) => name.startsWith('tests/e2e') === browser);
const wants = (browser: boolean) => positionals.length === 0 || files(browser).length > 0;

await check('git', async () => {
  if (!hasGit()) throw new Error('git was not found: install it, the tests ask it for files and times.');
});
await check('generated code', generate);
if (tier.code) {
  // Files that are named may be any, with servers and copies of the project.
  const isQuick = values.tier === 'quick';
  const isQuickSet = isQuick && positionals.length === 0;
  const code = together([
    ['types', command('tsc', '--noEmit', '-p', '.')],
    ['lint and format', command('biome', 'check', '--error-on-warnings', '.')],
  ]);
  // The quick tier makes no copies of the project, which the two could meet half written: it runs beside them.
  if (!isQuickSet) await code;
  if (wants(false)) {
    // One database is enough to work by; all of them answer before a change lands.
    if (isQuick) process.env.TEST_DATABASES = 'memory';
    const named = files(false);
    // The quick files leave nothing behind in modules, so these are loaded once for all of them.
    counts.push(await runVitest(isQuickSet ? ['--no-isolate', ...quickFiles] : named));
  }
  await code;
}
if (tier.site && wants(true)) {
  const browser = await check('browser for the tests', async () => {
    ensureChromium();
  });
  const built =
    (await check('copy for the second build', makeVariant)) &&
    (await together([
      ['build below a base path', buildBelowBasePath],
      ['build', build],
    ]));
  if (browser && built) {
    const results: Counts[] = [];
    for (let at = 0; at < runs; at++) results.push(await runPlaywright(files(true)));
    counts.push(sumOf(results));
  }
}
const total = sumOf(counts);
console.log(summary(total));
process.exit(total.failed === 0 ? 0 : 1);
