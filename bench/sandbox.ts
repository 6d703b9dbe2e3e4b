import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { startHarness } from '@/tests/e2e/sandbox/support/harness';
import { bundlePage, type PageFiles } from '@/tests/e2e/sandbox/support/page-files';
import { createForm, openPage, signIn } from '@/tests/e2e/sandbox/support/sandbox-page';
import { launchBrowser } from '@/tests/e2e/support/browser';
import { median } from './median';

const RUNS = 5;
const READS = 1_000;

function print(what: string, value: number, unit: string, goal: number): void {
  const figure = `${value.toFixed(unit === 'kB' ? 2 : 0)} ${unit}`;
  console.log(
    `${what.padEnd(44)}${figure.padStart(12)}   goal ${goal} ${unit}${value > goal ? '   MISSED' : ''}`,
  );
}

const compressed = (bytes: Uint8Array): number => brotliCompressSync(bytes).length / 1000;

/** Names of the files that come with this one: itself, and what it and they import statically. */
function withImports(name: string, files: PageFiles, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const code = new TextDecoder().decode(files.get(name));
  for (const [, imported = ''] of code.matchAll(/from ?"\.\/([^"]+)"/g)) withImports(imported, files, found);
  return found;
}

async function printSizes(): Promise<void> {
  // Made anew by the harness if the sandbox has changed.
  const { sandboxAssets } = await import('@/generated/sandbox-assets');
  const files = await bundlePage();
  const early = withImports('page.js', files);
  let before = 0;
  let onUse = 0;
  for (const [name, bytes] of files) {
    if (early.has(name)) before += compressed(bytes);
    else onUse += compressed(bytes);
  }
  for (const name of [sandboxAssets.worker, sandboxAssets.wasm]) {
    onUse += compressed(await readFile(`public/sandbox/${name}`));
  }
  print('on every page that offers it, brotli', before, 'kB', 2);
  print('at first use, brotli', onUse, 'kB', 350);
}

/** Milliseconds from the call to the body of the page's first answer. */
function firstAnswer(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = performance.now();
    await (await globalThis.sandbox.sandboxFetch('/api/forms')).text();
    return performance.now() - start;
  });
}

function reads(page: Page, path: string, token: string): Promise<number> {
  return page.evaluate(
    async ([address, bearer, count]) => {
      const start = performance.now();
      for (let index = 0; index < count; index++) {
        const headers = { Authorization: `Bearer ${bearer}` };
        const response = await globalThis.sandbox.sandboxFetch(address, { headers });
        if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
        await response.json();
      }
      return performance.now() - start;
    },
    [path, token, READS] as const,
  );
}

const browser = await launchBrowser();
const harness = await startHarness(browser);
try {
  await printSizes();
  const cold: number[] = [];
  const warm: number[] = [];
  const sequence: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await harness.context();
    const page = await openPage(context, harness.server.url);
    cold.push(await firstAnswer(page));
    const token = await signIn(page);
    const formId = await createForm(page, token, 'Benchmark');
    sequence.push(await reads(page, `/api/forms/${formId}`, token));
    await page.reload();
    await page.waitForFunction(() => globalThis.sandbox !== undefined);
    warm.push(await firstAnswer(page));
    await context.close();
  }
  print(`first answer in a new browser, median of ${RUNS}`, median(cold), 'ms', 600);
  print(`first answer on a later page, median of ${RUNS}`, median(warm), 'ms', 100);
  print(`${READS} reads one after the other, median of ${RUNS}`, median(sequence), 'ms', 1_500);
} finally {
  await harness.close();
  await browser.close();
}
