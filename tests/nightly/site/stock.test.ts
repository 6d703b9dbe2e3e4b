import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { buildStock } from '@/scripts/stock';
import { exportedRoutes } from '@/tests/export/support/routes';
import { expect, it } from '@/tests/site/support/test';
import { startDevelopment } from '@/tests/support/development-server';

/** Strings that only the stock theme writes: class names and scripts. */
const marker = /nextra-(?:navbar|sidebar|toc|content)|next-themes|headlessui/;

/** Returns the files of an export that contain a marker of the stock theme. */
async function marked(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(?:html|js|css)$/.test(name),
  );
  const texts = await Promise.all(
    files.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  );
  return texts.filter(({ text }) => marker.test(text)).map(({ name }) => name);
}

const headings = (html: string) =>
  parse(html)
    .querySelectorAll('main h2[id], main h3[id]')
    .map(({ id }) => id);

it('the stock theme shows every page of the current version, and our build contains none of it', async () => {
  // A build, on a machine that runs other tests.
  it.setTimeout(600_000);
  const stock = await buildStock();
  const routes = (await exportedRoutes()).filter(
    (route) => /^\/docs\/./.test(route) && !/^\/docs\/(?:api|category|\d)/.test(route),
  );
  expect(routes.length).toBeGreaterThan(15);
  for (const route of routes) {
    const [ours, theirs] = await Promise.all(
      ['out', stock].map((folder) => readFile(join(folder, route, 'index.html'), 'utf8')),
    );
    expect(headings(theirs ?? ''), route).toEqual(expect.arrayContaining(headings(ours ?? '')));
  }
  expect(await marked('out')).toEqual([]);
  expect((await marked(stock)).length).toBeGreaterThan(routes.length);
});

it('`npm run dev -- --theme stock` serves the pages in the stock theme', async ({ page }) => {
  it.setTimeout(600_000);
  const server = await startDevelopment(['--import', 'tsx', 'scripts/dev.ts', '--theme', 'stock']);
  await page.goto(`${server.url}/docs/guides/webhooks/`, { timeout: 300_000 });
  await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  await expect(page.locator('.nextra-navbar')).toHaveCount(1);
  await server.stop();
});
