import { stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { offlineFiles } from '@/features/offline/file-list.build';
import { budgets } from '@/tests/budgets';
import { type ExportedPage, exportedPage, exportedPages, faultsByRoute } from './support/pages';
import { weighPage } from './support/weight';

/** Returns each part of a page that is over its budget, with its weight in bytes. */
async function findOverweight(page: ExportedPage): Promise<string[]> {
  const { route } = page;
  const { html, script, deferred, css, fonts } = await weighPage(page, budgets.plainHtml);
  const isPlain = deferred === 0;
  const isText = /\/docs\/(?!api\/)/.test(route);
  const cssBudget = route === '/docs/api/' ? budgets.consoleCss : isText ? budgets.textCss : budgets.css;
  const parts = [
    ['HTML', html, isPlain ? budgets.plainHtml : budgets.html],
    ['script', script, budgets.script],
    ['script for a reader who acts', deferred, budgets.laterScript],
    ['style sheets', css, cssBudget],
    ['typefaces', fonts, budgets.fonts],
    ['all of a reading page', isPlain ? html + script + css + fonts : 0, budgets.readingPage],
  ] as const;
  return parts.flatMap(([name, bytes, budget]) =>
    bytes > budget ? [`${name}: ${bytes} of ${budget} bytes`] : [],
  );
}

it('no page exceeds its budgets', async () => {
  expect(await faultsByRoute(findOverweight)).toEqual({});
});

it('reading pages have a limited number of elements, and one copy of the documentation tree', async () => {
  expect(
    await faultsByRoute(({ route, root }) => {
      if (!/\/docs\/(?!api\/)/.test(route)) return [];
      const elements = root.querySelectorAll('*:not(pre *, noscript *)').length;
      const trees = root.querySelectorAll('[data-tree]').length;
      return [
        ...(elements > budgets.elements ? [`${elements} elements`] : []),
        ...(trees === 1 ? [] : [`${trees} trees`]),
      ];
    }),
  ).toEqual({});
});

it('a page loads one style sheet at most, the console aside, and guides share theirs', async () => {
  const sheets = new Set<string>();
  for (const { route, root } of await exportedPages()) {
    if (route === '/docs/api/') continue;
    const links = root.querySelectorAll('link[rel="stylesheet"]:not([disabled])');
    expect(links.length, route).toBeLessThan(2);
    if (/\/docs\/(?!api\/)/.test(route)) sheets.add(links[0]?.getAttribute('href') ?? '');
  }
  expect([...sheets]).toEqual([expect.stringMatching(/^\/_next\/static\/chunks\/[\w-]+\.css$/)]);
});

it('the page about reading offline shows the size of the copy, to a tenth', async () => {
  const files = await offlineFiles('out');
  const sizes = await Promise.all(
    files.map(([address]) => stat(`out/${address}${/(^|\/)$/.test(address) ? 'index.html' : ''}`)),
  );
  const megabytes = sizes.reduce((sum, { size }) => sum + size, 0) / 1e6;
  for (const path of ['/docs/read-offline/', '/de/docs/read-offline/']) {
    const { root } = await exportedPage(path);
    const [, named] = /(?:about|etwa) (\d+) MB/.exec(root.querySelector('article')?.text ?? '') ?? [];
    expect(Math.abs(Number(named) - megabytes) / megabytes).toBeLessThan(0.1);
  }
});
