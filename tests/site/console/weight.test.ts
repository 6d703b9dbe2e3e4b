import { budgets } from '@/tests/budgets';
import { weighFiles } from '@/tests/export/support/weight';
import { expect, it } from '@/tests/site/support/test';
import { hold } from '../support/hold';
import { testSite } from '../support/test-site';
import { operation } from './support';

const site = testSite();

it('the console loads script within its budget, an open operation included', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(`${site.url}/docs/api/#/Forms/createForm`);
  await operation(page, 'createForm').getByRole('button', { name: 'Execute' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(5);
  expect(await weighFiles('out', scripts)).toBeLessThanOrEqual(budgets.consoleScript);
});

it('the first sign of a reader loads Swagger UI together with the framework', async ({ page }) => {
  await page.goto(`${site.url}/docs/api/`);
  await page.locator('html[data-shell]').waitFor();
  const named = await page.locator('[data-chunks]').getAttribute('data-chunks');
  const chunks = named?.split(' ').filter((path) => path.endsWith('.js')) ?? [];
  expect(await weighFiles('out', chunks)).toBeGreaterThan(budgets.consoleScript / 3);
  const requested = Promise.all(
    chunks.map((path) => page.waitForRequest((request) => request.url().endsWith(path))),
  );
  // Nothing that is asked for arrives, so that no script can ask for more.
  const release = await hold(page, '**/_next/static/chunks/*.js');
  await page.locator('.op-item summary').first().hover();
  await requested;
  release();
  await page.locator('.console[data-ready]').waitFor();
});

it('a reader who saves data gets nothing before a press, and the form with it', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/docs/api/`);
  await page.locator('html[data-shell]').waitFor();
  const row = operation(page, 'createForm');
  await row.locator('summary').hover();
  await page.mouse.wheel(0, 400);
  expect(await page.locator('script[src*="/chunks/"]:not([type])').count()).toBe(0);
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Execute' }).waitFor();
  await context.close();
});
