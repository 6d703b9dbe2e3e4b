import { rename, rm } from 'node:fs/promises';
import { build } from './build';
import { generate } from './generate';
import { ensureChromium } from './support/chromium';
import { quietEnv, runTool, type Tool } from './support/run';
import { runVitest } from './support/vitest';

/** Path prefix of the second build, which proves that the export works below a prefix. */
const BASE_PATH = '/docs-site';

/** Analytics are tested on that build too; the address is answered inside the test browser and never reached. */
const ANALYTICS_STUB = 'http://127.0.0.1:9797/gtag.js';

let passed = 0;
let failed = 0;

/** Runs one check of the list; a failure is shown in full and counted, and the list goes on. */
async function check(name: string, action: () => Promise<void>): Promise<boolean> {
  const started = Date.now();
  try {
    await action();
    passed += 1;
    console.log(`ok      ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
    return true;
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${name}\n${error instanceof Error ? error.message : error}\n`);
    return false;
  }
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
    env: {
      ...quietEnv,
      BASE_PATH,
      NEXT_PUBLIC_ANALYTICS_ID: 'G-TEST0000',
      NEXT_PUBLIC_ANALYTICS_URL: ANALYTICS_STUB,
    },
  });
  if (result.code !== 0) throw new Error(result.output.trim());
  await rename('out', 'out-base-path');
}

await check('generated code', generate);
await check('types', command('tsc', '--noEmit', '-p', '.'));
await check('lint and format', command('biome', 'check', '--error-on-warnings', '.'));
const browser = await check('browser for the tests', async () => {
  process.env.CHROME_PATH = ensureChromium();
});
const built = (await check('build below a base path', buildBelowBasePath)) && (await check('build', build));
const suites = built && browser ? [] : ['--exclude', 'tests/e2e/**'];
const tests = await runVitest([...suites, ...process.argv.slice(2)]);
console.log(`${passed + tests.passed} passed, ${failed + tests.failed} failed`);
process.exit(failed + tests.failed === 0 ? 0 : 1);
