import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { errorMessage } from '@/lib/shared/error-message';
import { launchBrowser } from '@/tests/e2e/support/browser';
import { startSite } from '@/tests/e2e/support/site';
import { weighPage } from '@/tests/export/support/weight';
import { type Clicks, measureClicks } from './clicks';
import { formerExport, type Measured, presentExport, stockExport } from './exports';
import { load } from './load';
import { measureOpening, type Opening } from './opening';
import { measurePaints, type Paint, startPaintBrowser } from './paint';
import { type SearchTimes, searchTimes } from './search';

/** Pages that stand for the page types of the site. */
const pages = {
  'landing page': '/',
  'page with examples': '/docs/getting-started/quick-start/',
  'page with diagrams': '/docs/getting-started/architecture/',
  guide: '/docs/guides/webhooks/',
  'API operation': '/docs/api/forms/createForm/',
  console: '/docs/api/',
  'console, one operation': '/docs/api/#/Forms/createForm',
};

const { values } = parseArgs({
  options: { base: { type: 'string', default: 'HEAD~1' }, runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1.');

/** Prints a table: a line for each page, a column for each export. */
function table(
  title: string,
  measured: readonly Measured[],
  lines: [string, (string | undefined)[]][],
): void {
  console.log(`\n${title.padEnd(28)}${measured.map(({ name }) => name.padStart(14)).join('')}`);
  for (const [name, cells] of lines)
    console.log(name.padEnd(28) + cells.map((cell) => (cell ?? '–').padStart(14)).join(''));
}

const measured = [await formerExport(values.base), await presentExport(), await stockExport()];
console.log(`The machine is busy to ${load(cpus().length).toFixed(2)} of its cores.`);

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const weights = await Promise.all(
  Object.entries(pages).map(
    async ([name, route]) =>
      [
        name,
        await Promise.all(
          measured.map(({ folder }) => weighPage(folder, route.replace(/#.*/, '')).catch(() => undefined)),
        ),
      ] as const,
  ),
);
for (const part of ['html', 'css', 'script', 'later'] as const)
  table(
    { html: 'HTML', css: 'style sheets', script: 'script at once', later: 'script on intent' }[part] +
      ', kB brotli',
    measured,
    weights.map(([name, all]) => [name, all.map((weight) => weight && kilobytes(weight[part]))]),
  );

/** A figure that cannot be had is told, and ends no run: the others took minutes. */
function tellMissing(name: string, what: string, error: unknown): undefined {
  console.log(`${name}: no figures of ${what}: ${errorMessage(error).split('\n')[0]}`);
}
const orTold = <Figure>(name: string, what: string, figure: Promise<Figure>): Promise<Figure | undefined> =>
  figure.catch((error: unknown) => tellMissing(name, what, error));

const served = await Promise.all(
  measured.map(async ({ name, folder }) => ({ name, ...(await startSite(folder)) })),
);

const paints = new Map<string, (Paint | undefined)[]>();
const driver = await startPaintBrowser();
try {
  for (const [page, route] of Object.entries(pages)) {
    const urls = served.map(({ url }) => url + route);
    const { painted, disturbed } = await measurePaints(urls, driver.port, runs);
    if (disturbed) console.log(`${page}: the runs differ widely, the machine was disturbed.`);
    paints.set(
      page,
      painted.map((found, at) =>
        'paint' in found ? found.paint : tellMissing(served[at]?.name ?? '', page, found.failure),
      ),
    );
  }
} finally {
  await driver.close();
}
const rows = (of: (paint: Paint) => string): [string, (string | undefined)[]][] =>
  [...paints].map(([page, all]) => [page, all.map((paint) => paint && of(paint))]);
table(
  'Lighthouse, phone',
  measured,
  rows(({ score }) => String(score)),
);
table(
  'blocked, ms',
  measured,
  rows(({ blocked }) => blocked.toFixed(0)),
);
table(
  'first paint, s',
  measured,
  rows(({ firstPaint }) => (firstPaint / 1000).toFixed(2)),
);
table(
  'largest paint, s',
  measured,
  rows(({ largestPaint }) => (largestPaint / 1000).toFixed(2)),
);
table(
  'layout shift',
  measured,
  rows(({ shift }) => shift.toFixed(3)),
);

const clicks: (Clicks | undefined)[] = [];
const openings: (Opening | undefined)[] = [];
const searches: (SearchTimes | undefined)[] = [];
const browser = await launchBrowser();
try {
  for (const { name, url } of served) {
    clicks.push(await orTold(name, 'clicks', measureClicks(browser, url)));
    openings.push(await orTold(name, 'opening an operation', measureOpening(browser, url)));
    searches.push(await orTold(name, 'the search', searchTimes(browser, url + pages.guide)));
  }
} finally {
  await browser.close();
  await Promise.all(served.map(({ close }) => close()));
}
const milliseconds = (of: (found: Clicks) => number | undefined) =>
  clicks.map((found) => found && of(found)?.toFixed(0));
table('clicks, ms', measured, [
  ['first tap, slow phone', milliseconds(({ firstTap }) => firstTap)],
  ['plain link, slow phone', milliseconds(({ plainLink }) => plainLink)],
  ['link that was rested on', milliseconds(({ warmLink }) => warmLink)],
]);
const opening = (of: (found: Opening) => number) => openings.map((found) => found && of(found).toFixed(0));
table(`opening an operation, ms (busy to ${load(cpus().length).toFixed(2)})`, measured, [
  ['first, to the next frame', opening(({ first }) => first)],
  ['first, to its form', opening(({ form }) => form)],
  ['again, to the next frame', opening(({ again }) => again)],
]);
table('search, ms from key to result', measured, [
  ['index to load', searches.map((times) => times?.cold.toFixed(0))],
  ['index there', searches.map((times) => times?.warm.toFixed(0))],
]);
