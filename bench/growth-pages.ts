import { readFile, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { quietEnv } from '@/scripts/support/run';
import { launchBrowser } from '@/tests/e2e/support/browser';
import { startSite } from '@/tests/e2e/support/site';
import { weighPage } from '@/tests/export/support/weight';
import { copyProject } from '@/tests/support/copy-project';
import { measureClicks } from './clicks';
import { load } from './load';
import { madeUpPath, writePages } from './made-up-pages';
import { measureRun } from './peak-memory';
import { searchTimes } from './search';

/*
 * How the site grows: builds copies of the project with more and more pages, and prints what a reader and a builder feel
 * of their number.
 */

const COPY = '.growth';
/** A page that every copy has. */
const PAGE = madeUpPath(7);

const { values } = parseArgs({ options: { pages: { type: 'string', default: '100,1000,3000' } } });
const counts = values.pages.split(',').map(Number);
if (counts.some((count) => !Number.isInteger(count) || count < 10))
  throw new Error('--pages takes numbers from 10, with commas between them, such as 100,1000.');

const size = async (file: string) => brotliCompressSync(await readFile(join(COPY, 'out', file))).length;

const columns: Record<string, string>[] = [];
for (const count of counts) {
  await copyProject(COPY);
  await writePages(join(COPY, 'content'), count);
  const build = await measureRun(['--import', 'tsx', 'scripts/build.ts'], {
    cwd: COPY,
    env: { ...quietEnv, NODE_ENV: 'production' },
  });
  if (build.code !== 0)
    throw new Error(`The build with ${count} pages failed:\n${build.output.slice(-2000)}`);
  const weight = await weighPage(join(COPY, 'out'), PAGE);
  const site = await startSite(join(COPY, 'out'));
  const browser = await launchBrowser();
  try {
    const clicks = await measureClicks(browser, site.url, 3);
    const { cold, warm, files } = await searchTimes(browser, site.url + PAGE);
    let bytes = 0;
    for (const file of files) bytes += await size(file);
    const column = {
      'build, s': build.seconds.toFixed(0),
      'peak memory, MB': build.peak.toFixed(0),
      'HTML of a page, bytes brotli': String(weight.html),
      'script at once': String(weight.script),
      'script on intent': String(weight.later),
      'payload of a page': String(await size(join(PAGE, 'index.txt'))),
      'bytes for the first result': String(bytes),
      'first result, index to load, ms': cold.toFixed(0),
      'first result, index there, ms': warm.toFixed(0),
      'click to heading, warm, ms': clicks.warmLink?.toFixed(0) ?? '–',
      'first tap, slow phone, ms': clicks.firstTap.toFixed(0),
    };
    columns.push(column);
    // The next takes minutes: what is known is told.
    console.log(`${count} pages: ${JSON.stringify(column)}`);
  } finally {
    await browser.close();
    await site.close();
  }
}
await rm(COPY, { recursive: true, force: true });

console.log(`The machine is busy to ${load(cpus().length).toFixed(2)} of its cores.`);
console.log(`\n${'pages added'.padEnd(36)}${counts.map((count) => String(count).padStart(10)).join('')}`);
for (const name of Object.keys(columns[0] ?? {}))
  console.log(name.padEnd(36) + columns.map((column) => (column[name] ?? '–').padStart(10)).join(''));
