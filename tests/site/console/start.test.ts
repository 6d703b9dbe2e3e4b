import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { allOperations } from '@/shared/contract/all-operations';
import { budgets } from '@/tests/budgets';
import { weighFiles } from '@/tests/export/support/weight';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { hold } from '../support/hold';
import { nightlyUnless } from '../support/nightly';
import { open, operation, startConsole } from './support';

it('the files of Swagger UI are fetched after loading, and none runs before a sign of use', async ({
  page,
}) => {
  const html = await readFile('out/docs/api/index.html', 'utf8');
  const chunks = /data-chunks="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const fetched = Promise.all(
    chunks.map((path) => page.waitForResponse((response) => response.url().endsWith(path))),
  );
  await page.goto('/docs/api/');
  await fetched;
  const running = page.locator('script[src*="/chunks/"]:not([type="deferred"])');
  await expect(running).toHaveCount(0);
  await page.mouse.move(700, 600);
  await page.locator('.console[data-ready]').waitFor();
  expect(await running.count()).toBeGreaterThan(chunks.length - 1);
});

it('nothing is loaded before a press when the reader saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/docs/api/');
  await page.locator('html[data-shell]').waitFor();
  await page.mouse.move(700, 600);
  expect(requested.filter((url) => url.includes('/_next/static/chunks/') && url.endsWith('.js'))).toEqual([]);
  await open(page, 'createForm');
});

// Nightly, because the exact compression takes many seconds.
it(
  'the console loads script within its budget, including an open operation',
  nightlyUnless(false),
  async ({ page }) => {
    const scripts = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto('/docs/api/#/Forms/createForm');
    await operation(page, 'createForm').getByRole('button', { name: 'Execute' }).waitFor();
    await page.waitForLoadState('networkidle');
    const weight = await weighFiles('out', scripts);
    expect(weight).toBeGreaterThan(budgets.consoleScript / 2);
    expect(weight).toBeLessThanOrEqual(budgets.consoleScript);
  },
);

/** Returns the boxes of everything visible before and after the start, by content. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [
      'header.navbar',
      '.console-head',
      '.sidebar a',
      '.scheme-container, #servers, .auth-wrapper, .operation-filter-input',
      '.opblock-tag, .opblock-summary, .opblock-summary-method, .opblock-summary-path',
      '.models',
    ].flatMap((selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element, index) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return { name: `${selector} ${index}`, box: [left, top, width, height] };
        }),
    ),
  );

for (const width of [1440, 768, 390])
  it(
    `starting Swagger UI moves nothing at ${width} px`,
    nightlyUnless(width !== 768),
    async ({ newPage }) => {
      const page = await newPage({ viewport: { width, height: 900 } });
      const release = await hold(page, '**/_next/static/chunks/*.js');
      await page.goto('/docs/api/');
      await page.evaluate(() => document.fonts.ready);
      expect(await page.locator('.console[data-ready]').count()).toBe(0);
      const before = await boxes(page);
      expect(before.length).toBeGreaterThan(150);
      release();
      await startConsole(page);
      const after = await boxes(page);
      const moves = after.map(({ name, box }, place) => ({
        name,
        by: Math.max(...box.map((value, side) => Math.abs(value - (before[place]?.box[side] ?? Number.NaN)))),
      }));
      const [largest] = moves.sort((a, b) => b.by - a.by);
      expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
      expect(largest?.by, largest?.name).toBeLessThanOrEqual(1);
    },
  );

it('a row that is pressed before the start shows its progress, then its form, and keeps the focus', async ({
  page,
}) => {
  const release = await hold(page, '**/_next/static/chunks/*.js');
  await page.goto('/docs/api/');
  await page.locator('html[data-shell]').waitFor();
  const control = operation(page, 'createForm').locator('.opblock-summary-control').first();
  await control.focus();
  await page.keyboard.press('Enter');
  await expect(control).toHaveAttribute('aria-busy', 'true');
  release();
  await page.locator('.console[data-ready]').waitFor();
  await operation(page, 'createForm').getByRole('button', { name: 'Execute' }).waitFor();
  await expect(operation(page, 'createForm').locator('.opblock-summary-control')).toBeFocused();
  await expect(page).toHaveURL(/#\/Forms\/createForm$/);
});

it('a failed start shows the error, keeps the operations, and works after Retry', async ({ page }) => {
  // What the page names itself is the framework.
  const html = (await readFile('out/docs/api/index.html', 'utf8')).replace(/data-chunks="[^"]*"/, '');
  let isBroken = true;
  await page.route('**/_next/static/chunks/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    return isBroken && !html.includes(pathname) ? route.abort() : route.continue();
  });
  await page.goto('/docs/api/');
  await page.locator('.console').first().dispatchEvent('pointerover');
  const alert = page.getByRole('alert').filter({ hasText: ui.console.loadFailed });
  await alert.waitFor();
  await expect(alert.locator('pre')).toHaveText(/.{10}/);
  expect(await page.locator('.opblock').count()).toBe(allOperations.length);
  isBroken = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await alert.waitFor({ state: 'detached' });
  await startConsole(page);
});
