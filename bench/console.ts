import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { median } from './numbers';
import { slowLine } from './slow-line';

/** A page that shows the operations of the contract, and how one of them is opened there. */
interface Contender {
  name: string;
  path: string;
  /** What is tapped, and what is there once the operation is open. */
  row: string;
  form: string;
}

const SWAGGER_UI = 'swagger-ui-react in an empty page';
const REDOC = 'Redoc in an empty page';

/** The console of an export. */
export const consoleOf = (name: string): Contender => ({
  name,
  path: '/docs/api/',
  row: '.op-item[data-operation="createForm"] > summary',
  form: '.op-item[data-operation="createForm"] .execute',
});

/** The same contract in pages of {@link writeOthers}. Redoc has no form: the text of its operation counts. */
export const others: readonly Contender[] = [
  {
    name: SWAGGER_UI,
    path: '/swagger-ui/',
    row: '#operations-Forms-createForm .opblock-summary-control',
    form: '#operations-Forms-createForm .execute',
  },
  {
    name: REDOC,
    path: '/redoc/',
    row: '[data-item-id="tag/Forms"] > label',
    form: '[data-section-id="tag/Forms/operation/createForm"] h2',
  },
];

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API</title>${head}<body>${body}`;

/** Writes the pages of the others into a folder that is served. */
export async function writeOthers(folder: string): Promise<void> {
  const swaggerUi = join(folder, 'swagger-ui');
  const redoc = join(folder, 'redoc');
  await mkdir(swaggerUi, { recursive: true });
  await mkdir(redoc, { recursive: true });
  await cp('openapi.json', join(folder, 'openapi.json'));
  await build({
    stdin: {
      contents: `import SwaggerUI from 'swagger-ui-react';
        import 'swagger-ui-react/swagger-ui.css';
        import { createElement } from 'react';
        import { createRoot } from 'react-dom/client';
        createRoot(document.getElementById('ui')).render(createElement(SwaggerUI, { url: '/openapi.json', tryItOutEnabled: true }));`,
      resolveDir: process.cwd(),
    },
    outfile: join(swaggerUi, 'page.js'),
    bundle: true,
    minify: true,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    // What bundlers give a browser in place of Node.
    alias: { buffer: join(process.cwd(), 'node_modules/swagger-ui-react/node_modules/buffer') },
    banner: { js: 'globalThis.process = { env: {} };' },
  });
  await writeFile(
    join(swaggerUi, 'index.html'),
    page('<link rel="stylesheet" href="page.css">', '<div id="ui"></div><script src="page.js"></script>'),
  );
  await cp('bench/node_modules/redoc/bundles/redoc.standalone.js', join(redoc, 'redoc.standalone.js'));
  await writeFile(
    join(redoc, 'index.html'),
    page('', '<redoc spec-url="/openapi.json"></redoc><script src="redoc.standalone.js"></script>'),
  );
}

/** What opening one operation costs on a slow line and a processor four times slower; medians. */
export interface ConsoleCost {
  /** Everything that was loaded, in bytes as they were sent. */
  bytes: number;
  /** From the address to the first moment at which the row can be tapped, in milliseconds. */
  row: number;
  /** From that tap to the form. */
  form: number;
  /** The longest task of the page. */
  task: number;
}

interface Watched extends Window {
  tapped?: number;
  longest?: number;
}

/** Notes the first press and the longest task. */
function watch(): void {
  const scope = window as Watched;
  window.addEventListener('pointerdown', ({ timeStamp }) => (scope.tapped ??= timeStamp), true);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) scope.longest = Math.max(scope.longest ?? 0, duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** The moment at which something is on the page and has a size, by the clock of the page. Rejects after a minute. */
const shown = (opened: Page, selector: string): Promise<number> =>
  opened.evaluate(
    (expected) =>
      new Promise<number>((resolve, reject) => {
        const limit = setTimeout(() => reject(new Error(`There is no ${expected}.`)), 60_000);
        const timer = setInterval(() => {
          const box = document.querySelector(expected)?.getBoundingClientRect();
          if (!box || box.height === 0) return;
          clearInterval(timer);
          clearTimeout(limit);
          resolve(performance.now());
        }, 8);
      }),
    selector,
  );

async function once(browser: Browser, url: string, { path, row, form }: Contender): Promise<ConsoleCost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, hasTouch: true });
  const opened = await context.newPage();
  const session = await slowLine(opened);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await opened.addInitScript(watch);
  await opened.goto(url + path, { waitUntil: 'commit' });
  const seen = await shown(opened, row);
  await opened.locator(row).tap({ noWaitAfter: true });
  const there = await shown(opened, form);
  const { tapped, longest } = await opened.evaluate(() => ({
    tapped: (window as Watched).tapped ?? Number.NaN,
    longest: (window as Watched).longest ?? 0,
  }));
  await context.close();
  return { bytes, row: seen, form: there - tapped, task: longest };
}

/** Opens an operation of a served page, each time in a browser context of its own. */
export async function measureConsole(
  browser: Browser,
  url: string,
  contender: Contender,
  rounds: number,
): Promise<ConsoleCost> {
  const found: ConsoleCost[] = [];
  for (let round = 0; round < rounds; round++) found.push(await once(browser, url, contender));
  const of = (name: keyof ConsoleCost) => median(found.map((cost) => cost[name]));
  return { bytes: of('bytes'), row: of('row'), form: of('form'), task: of('task') };
}
