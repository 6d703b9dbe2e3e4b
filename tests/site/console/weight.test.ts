import { budgets } from '@/tests/budgets';
import { weighFiles } from '@/tests/export/support/weight';
import { expect, it } from '@/tests/site/support/test';
import { operation } from './support';

// At night, since the compression that counts takes many seconds.
it('the console loads script within its budget, an open operation included', async ({ page }) => {
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

it('the scripts come ahead of the first sign of a reader, which starts them', async ({ page }) => {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  await page.goto('/docs/api/');
  await page.locator('html[data-shell]').waitFor();
  const named = await page.locator('[data-chunks]').getAttribute('data-chunks');
  const chunks = named?.split(' ').filter((path) => path.endsWith('.js')) ?? [];
  expect(chunks.length).toBeGreaterThan(3);
  await expect.poll(() => chunks.filter((path) => !requested.has(path))).toEqual([]);
  expect(await page.locator('script[src*="/chunks/"]:not([type])').count()).toBe(0);
  await page.locator('.op-item summary').first().hover();
  await page.locator('.console[data-ready]').waitFor();
});

it('a reader who saves data gets nothing before a press, and the form with it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/docs/api/');
  await page.locator('html[data-shell]').waitFor();
  const row = operation(page, 'createForm');
  await row.locator('summary').hover();
  await page.mouse.wheel(0, 400);
  expect(await page.locator('script[src*="/chunks/"]:not([type]), link[rel="prefetch"]').count()).toBe(0);
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Execute' }).waitFor();
});
