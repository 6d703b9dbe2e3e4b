import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { allOperations } from '@/shared/contract/all-operations';
import { budgets } from '@/tests/budgets';
import { weighFiles } from '@/tests/export/support/weight';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { getViolations } from '../support/axe';
import { hold } from '../support/hold';
import { nightly, nightlyUnless } from '../support/nightly';
import { saveData, waitForShell } from '../support/page';
import { open, operation, startConsole } from './support';

const CHUNKS = '**/_next/static/chunks/*.js';

// tests/site/layout/idle.test.ts checks that none runs before a sign of use.
it('the files of Swagger UI are fetched after loading', async ({ page }) => {
  const html = await readFile('out/docs/api/index.html', 'utf8');
  const chunks = /data-chunks="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const fetched = Promise.all(
    chunks.map((path) => page.waitForResponse((response) => response.url().endsWith(path))),
  );
  await page.goto('/docs/api/');
  expect((await fetched).length).toBeGreaterThan(0);
});

it('nothing is loaded before a press when the reader saves data', async ({ page }) => {
  await saveData(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/docs/api/');
  await waitForShell(page);
  await page.mouse.move(700, 600);
  expect(requested.filter((url) => url.includes('/_next/static/chunks/') && url.endsWith('.js'))).toEqual([]);
  await open(page, 'createForm');
});

// Nightly, because the exact compression takes many seconds.
it('the console loads script within its budget, including an open operation', nightly, async ({ page }) => {
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
});

/** Returns the boxes of everything visible, by content: left, top, width and height. */
const getBoxes = (page: Page): Promise<Record<string, number[]>> =>
  page.evaluate(() =>
    Object.fromEntries(
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
            return [`${selector} ${index}`, [left, top, width, height]];
          }),
      ),
    ),
  );

for (const width of [1440, 768, 390])
  it(
    `starting Swagger UI moves nothing at ${width} px`,
    nightlyUnless(width === 390),
    async ({ newPage }) => {
      const page = await newPage({ viewport: { width, height: 900 } });
      const release = await hold(page, CHUNKS);
      await page.goto('/docs/api/');
      // The layout requests the fonts, which arrive then.
      await page.evaluate(async () => {
        document.body.getBoundingClientRect();
        await document.fonts.ready;
      });
      expect(await page.locator('.console[data-ready]').count()).toBe(0);
      const before = await getBoxes(page);
      expect(Object.keys(before).length).toBeGreaterThan(150);
      release();
      await startConsole(page);
      const after = await getBoxes(page);
      expect(Object.keys(after)).toEqual(Object.keys(before));
      const moved = Object.entries(after).flatMap(([name, box]) => {
        const earlier = before[name] ?? [];
        const isSame = box.every((value, side) => Math.abs(value - (earlier[side] ?? Number.NaN)) <= 1);
        return isSame ? [] : [{ name, earlier, box }];
      });
      expect(moved).toEqual([]);
      expect(await getViolations(page, { only: ['target-size'] })).toEqual([]);
    },
  );

it('a row pressed before the start shows progress, then its form, and keeps the focus', async ({ page }) => {
  const release = await hold(page, CHUNKS);
  await page.goto('/docs/api/');
  await waitForShell(page);
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

it('a server and a release chosen before the start stay chosen', async ({ page }) => {
  const release = await hold(page, CHUNKS);
  await page.goto('/docs/api/');
  await waitForShell(page);
  const server = page.getByLabel(ui.console.servers, { exact: true });
  const choice = page.getByRole('combobox', { name: ui.console.document });
  await server.selectOption(ui.panel.ownServer);
  await choice.selectOption(ui.console.documentNewest);
  release();
  await page.locator('.console[data-ready]').waitFor();
  await page.getByLabel(ui.panel.address).waitFor();
  await expect(choice).toHaveValue('newest');
});

it('the skip link keeps the focus at the operations when the console starts', async ({ page }) => {
  const release = await hold(page, CHUNKS);
  await page.goto('/docs/api/');
  await waitForShell(page);
  await page.getByRole('link', { name: ui.console.skip }).press('Enter');
  await expect(page.locator('#operations')).toBeFocused();
  release();
  await startConsole(page);
  await expect(page.locator('#operations')).toBeFocused();
});

it('a failed start shows the error, keeps the operations, and works after Retry', async ({ page }) => {
  // What the page names itself is the framework.
  const html = (await readFile('out/docs/api/index.html', 'utf8')).replace(/data-chunks="[^"]*"/, '');
  await page.route(CHUNKS, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto('/docs/api/');
  await page.locator('.console').first().dispatchEvent('pointerover');
  const alert = page.getByRole('alert').filter({ hasText: ui.console.loadFailed });
  await alert.waitFor();
  await expect(alert.locator('pre')).toHaveText(/.{10}/);
  expect(await page.locator('.opblock').count()).toBe(allOperations.length);
  await page.unroute(CHUNKS);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await alert.waitFor({ state: 'detached' });
  await startConsole(page);
});
