import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '@/lib/error-message';
import { compressExport } from '@/scripts/postbuild/compress';
import { buildStock } from '@/scripts/stock';
import { weighPage } from '@/tests/export/support/weight';
import { launchBrowser } from '@/tests/site/support/browser';
import { startSite } from '@/tests/site/support/site';
import { measureClicks } from './clicks';
import { type ConsoleCost, consoleOf, measureConsole, others, writeOthers } from './console';
import { measurePaints } from './paint';

// `npm run bench -- site`: the export in `out/` next to the same content under Nextra's stock theme, or next to each
// folder of `--compare FOLDER`, such as the export of another commit. `--smoke` weighs, and clicks once.

const { values } = parseArgs({
  options: {
    compare: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
    smoke: { type: 'boolean', default: false },
  },
});
const runs = values.smoke ? 1 : Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs requires a number from 1.');
if (!existsSync('out/index.html')) throw new Error('There is no export in out/: run "npm run build" first.');

/** Pages that represent the kinds of pages. */
const pages = {
  'landing page': '/',
  'page with examples': '/docs/getting-started/quick-start/',
  guide: '/docs/guides/webhooks/',
  'API operation': '/docs/api/forms/createForm/',
  console: '/docs/api/',
};

const work = await mkdtemp(join(tmpdir(), 'site-bench-'));

/** Copies an export, with compressed files next to the originals. */
async function copyOf(folder: string, index: number): Promise<string> {
  const copy = join(work, String(index));
  await cp(folder, copy, { recursive: true });
  await compressExport(copy);
  return copy;
}

type Cells = (string | undefined)[];

/** Prints a table: a line for each entry, a column for each export. */
function table(title: string, lines: [string, Cells][]): void {
  console.log(`\n${title.padEnd(28)}${names.map((name) => name.padStart(18)).join('')}`);
  for (const [name, cells] of lines)
    console.log(name.padEnd(28) + cells.map((cell) => (cell ?? '–').padStart(18)).join(''));
}

/** Reports a figure that cannot be had, which ends no run: the others took minutes. */
function reportMissing(name: string | undefined, what: string, error: unknown): undefined {
  console.log(`${name}: no figures of ${what}: ${errorMessage(error).split('\n')[0]}`);
}

const names = ['out', ...(values.smoke ? [] : (values.compare ?? ['stock theme']))];
try {
  const sources = names.map((name) => (name === 'stock theme' ? buildStock() : name));
  const folders: string[] = [];
  for (const [index, source] of sources.entries())
    folders.push(values.smoke ? await source : await copyOf(await source, index));
  await weigh(folders);
  const served = await Promise.all(folders.map((folder) => startSite(folder)));
  const urls = served.map(({ url }) => url);
  try {
    if (!values.smoke) await paint(urls);
    await click(urls);
    await openConsoles(urls);
  } finally {
    await Promise.all(served.map(({ close }) => close()));
  }
  const load = (loadavg()[0] ?? 0) / cpus().length;
  console.log(`\nThe machine is busy to ${load.toFixed(2)} of its cores.`);
} finally {
  await rm(work, { recursive: true, force: true });
}

async function weigh(folders: readonly string[]): Promise<void> {
  const weights = await Promise.all(
    Object.entries(pages).map(async ([page, route]) => ({
      page,
      all: await Promise.all(folders.map((folder) => weighPage(folder, route).catch(() => undefined))),
    })),
  );
  for (const part of ['html', 'css', 'script', 'later'] as const)
    table(
      { html: 'HTML', css: 'style sheets', script: 'script at once', later: 'script on intent' }[part] +
        ', kB brotli',
      weights.map(({ page, all }) => [page, all.map((found) => found && (found[part] / 1000).toFixed(1))]),
    );
}

async function paint(urls: readonly string[]): Promise<void> {
  const lines: [string, Cells][] = [];
  for (const [page, route] of Object.entries(pages)) {
    const painted = await measurePaints(
      urls.map((url) => url + route),
      runs,
    );
    const cells = painted.map((found, at) => {
      if ('failure' in found) return reportMissing(names[at], page, found.failure);
      const { score, blocked, firstPaint, largestPaint } = found.paint;
      return `${score} ${blocked.toFixed(0)} ${(firstPaint / 1000).toFixed(2)} ${(largestPaint / 1000).toFixed(2)}`;
    });
    lines.push([page, cells]);
  }
  table('Lighthouse on a phone: score, ms blocked, first and largest paint in s', lines);
}

async function click(urls: readonly string[]): Promise<void> {
  const browser = await launchBrowser();
  try {
    const clicks = [];
    for (const [at, url] of urls.entries())
      clicks.push(
        await measureClicks(browser, url, runs).catch((error) => reportMissing(names[at], 'clicks', error)),
      );
    // The figures of the product itself must be had.
    if (values.smoke && !clicks[0]) process.exitCode = 1;
    table('clicks, ms', [
      ['first tap, slow phone', clicks.map((found) => found?.firstTap.toFixed(0))],
      ['plain link, slow phone', clicks.map((found) => found?.plainLink.toFixed(0))],
      ['link that was rested on', clicks.map((found) => found?.restedLink.toFixed(0))],
    ]);
  } finally {
    await browser.close();
  }
}

/** Opens an operation of each export's console, and of the same contract in other programs. */
async function openConsoles(urls: readonly string[]): Promise<void> {
  const folder = join(work, 'others');
  await writeOthers(folder);
  if (!values.smoke) await compressExport(folder);
  const served = await startSite(folder);
  const browser = await launchBrowser();
  const lines: [string, ConsoleCost | undefined][] = [];
  const contenders = [
    ...urls.map((url, at) => [url, consoleOf(names[at] ?? '')] as const),
    ...others.map((other) => [served.url, other] as const),
  ];
  try {
    for (const [url, contender] of contenders) {
      const cost = await measureConsole(browser, url, contender, runs).catch((error) =>
        reportMissing(contender.name, 'the console', error),
      );
      lines.push([contender.name, cost]);
    }
  } finally {
    await browser.close();
    await served.close();
  }
  if (values.smoke && lines.some(([, cost]) => !cost)) process.exitCode = 1;
  console.log(`\nopening an operation${values.smoke ? '' : ', slow 4G, slow processor'}`);
  for (const [name, cost] of lines)
    console.log(
      cost
        ? `${name.padEnd(36)}${(cost.bytes / 1000).toFixed(0)} kB; ${cost.row.toFixed(0)} ms to its row; ${cost.form.toFixed(0)} ms from the tap to its form; longest task ${cost.task.toFixed(0)} ms`
        : name,
    );
}
