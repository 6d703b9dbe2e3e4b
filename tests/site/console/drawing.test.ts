import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { allOperations } from '@/shared/contract/all-operations';
import { noFaults } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { hold } from '../support/hold';
import { nightly, nightlyUnless } from '../support/nightly';
import { openConsole, operation, startConsole } from './support';

it('each operation renders its form and schema when it is opened', nightly, async ({ faults, page }) => {
  await openConsole(page);
  await expect(page.locator('.op-item')).toHaveCount(allOperations.length);
  expect(await page.locator('.opblock').count()).toBe(0);
  for (const { id, parameters, isServerOnly, operation: described } of allOperations) {
    const block = operation(page, id);
    const line = block.locator('summary').first();
    await line.click();
    const name = isServerOnly ? ui.console.selectServer : 'Execute';
    await block.getByRole('button', { name, exact: true }).waitFor();
    await expect(block.locator('[data-param-name]'), id).toHaveCount(parameters.length);
    if (described.requestBody) {
      expect(await block.getByRole('textbox', { name: 'Request body' }).inputValue(), id).toContain('{');
      await block.getByRole('tab', { name: 'Schema' }).click();
      await block.locator('.model-container .model').first().waitFor();
    }
    await line.click();
    await expect(block.locator('.opblock')).toHaveCount(0);
  }
  // Swagger UI reports missing components on the console.
  expect(faults).toEqual(noFaults);
});

/** Returns the boxes of everything visible before and after the start, by content. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const parts = [
      'header.navbar',
      '.console-head',
      '.console-bar',
      '.console-bar > button, .console-who',
      '#console-operations a, #console-operations summary, #console-operations input',
      '.op-items h2, .op-item, .op-item summary > *',
      '.page-tools',
    ];
    return parts.flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((element, index) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { name: `${selector} ${index}`, box: [left, top, width, height] };
      }),
    );
  });

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
      expect(before.length).toBeGreaterThan(130);
      release();
      await startConsole(page);
      const after = await boxes(page);
      const moves = after.map(({ name, box }, place) => ({
        name,
        by: Math.max(...box.map((value, side) => Math.abs(value - (before[place]?.box[side] ?? Number.NaN)))),
      }));
      const [largest] = moves.sort((a, b) => b.by - a.by);
      it.info().annotations.push({ type: 'largest move', description: JSON.stringify(largest) });
      expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
      expect(largest?.by, largest?.name).toBeLessThanOrEqual(1);
    },
  );

it('a row that is opened before the start shows its progress, then its form', async ({ page }) => {
  const release = await hold(page, '**/_next/static/chunks/*.js');
  await page.goto('/docs/api/');
  const row = operation(page, 'createForm');
  const line = row.locator('summary').first();
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(row.locator('.op-item-form')).toHaveAttribute('aria-busy', 'true');
  await expect(row.getByText(ui.console.formLoading)).toBeVisible();
  const top = (await line.boundingBox())?.y;
  release();
  await row.getByRole('button', { name: 'Execute' }).waitFor();
  await expect(row.locator('.op-item-form')).not.toHaveAttribute('aria-busy');
  await expect(row.getByText(ui.console.formLoading)).toBeHidden();
  expect((await line.boundingBox())?.y).toBe(top);
  await expect(page).toHaveURL(/#\/Forms\/createForm$/);
  await expect(line).toBeFocused();
});

it('a press in the bar before the start shows its progress, then its result', async ({ page }) => {
  const release = await hold(page, '**/_next/static/chunks/*.js');
  await page.goto('/docs/api/');
  const button = page.locator('.console-bar [data-session]');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await page.getByText('Signed in as').waitFor();
  await expect(button).toHaveText(ui.console.signOut);
  await expect(button).toBeFocused();
});

it('a selection of text and the scroll position survive the start', async ({ page }) => {
  await page.goto('/docs/api/');
  const path = await page.evaluate(() => {
    const code = document.querySelector('.op-item[data-operation="createForm"] code');
    if (!code) return '';
    window.scrollTo(0, 900);
    window.getSelection()?.selectAllChildren(code);
    return window.getSelection()?.toString();
  });
  expect(path).toBe('/api/forms');
  await startConsole(page);
  expect(await page.evaluate(() => [window.scrollY, window.getSelection()?.toString()])).toEqual([900, path]);
});

it('a failed start shows the error, keeps the list, and works after Retry', async ({ page }) => {
  // The page names the chunks of the console, too, to load them together.
  const html = (await readFile('out/docs/api/index.html', 'utf8')).replace(/data-chunks="[^"]*"/, '');
  let isBroken = true;
  await page.route('**/_next/static/chunks/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    return isBroken && !html.includes(pathname) ? route.abort() : route.continue();
  });
  await page.goto('/docs/api/');
  await page.locator('.console-bar').dispatchEvent('pointerover');
  const alert = page.getByRole('alert').filter({ hasText: ui.console.loadFailed });
  await alert.waitFor();
  await expect(alert.locator('pre')).toHaveText(/.{10}/);
  expect(await page.locator('.op-item').count()).toBe(allOperations.length);
  isBroken = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await alert.waitFor({ state: 'detached' });
  await startConsole(page);
});
