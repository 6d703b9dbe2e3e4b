import { readFile } from 'node:fs/promises';
import { budgets } from '@/tests/budgets';
import { weighFiles } from '@/tests/export/support/weight';
import { expect, it } from '@/tests/site/support/test';
import { hold } from '../support/hold';
import { operation } from './support';

// Nightly, because the exact compression takes many seconds.
it('the console loads script within its budget, including an open operation', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto('/docs/api/#/Forms/createForm');
  await operation(page, 'createForm').getByRole('button', { name: 'Execute' }).waitFor();
  await page.waitForLoadState('networkidle');
  const weight = await weighFiles('out', scripts);
  expect(weight).toBeGreaterThan(budgets.consoleScript / 3);
  expect(weight).toBeLessThanOrEqual(budgets.consoleScript);
});

it('the console starts automatically, and loads Swagger UI together with the framework', async ({ page }) => {
  const html = await readFile('out/docs/api/index.html', 'utf8');
  const chunks = /data-chunks="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(chunks.length).toBeGreaterThan(5);
  const requested = Promise.all(
    chunks.map((path) => page.waitForRequest((request) => request.url().endsWith(path))),
  );
  // No request succeeds, so that no script can request more.
  const release = await hold(page, '**/_next/static/chunks/*.js');
  await page.goto('/docs/api/');
  await requested;
  release();
  await page.locator('.console[data-ready]').waitFor();
});

it('the console loads nothing before a press when the reader saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/docs/api/');
  await page.locator('html[data-shell]').waitFor();
  const row = operation(page, 'createForm');
  await row.locator('summary').hover();
  await page.mouse.wheel(0, 400);
  expect(await page.locator('script[src*="/chunks/"]:not([type])').count()).toBe(0);
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Execute' }).waitFor();
});
