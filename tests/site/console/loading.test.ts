import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportedRoutes } from '@/tests/export/support/routes';
import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { watchFaults } from '../support/browser';
import { testSite } from '../support/test-site';
import { isOpen, operation, startConsole, textOf } from './support';

const site = testSite();

describe('loading', () => {
  it('raises no error, warning or foreign request', async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    const faults = watchFaults(page, site.url);
    await page.goto(`${site.url}/docs/api/#/Auth/login`);
    await isOpen(page, 'login');
    expect(faults).toEqual({ console: [], failedRequests: [], foreignRequests: [] });
    await context.close();
  });

  it('shows the operations without script, and each opens in place', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/docs/api/`);
    await expect(page.locator('.op-item')).toHaveCount(33);
    // For those who read the text alone: search engines, screen readers.
    expect(await textOf(page.locator('.op-item').first())).toMatch(
      /post \/api\/auth\/login Sign in with email and password no sign-in Exchanges /,
    );
    const row = operation(page, 'createForm');
    await row.locator('summary').click();
    await expect(row.getByRole('link', { name: ui.console.reference })).toBeVisible();
    await expect(row.getByText(ui.console.formLoading)).toBeHidden();
    await context.close();
  });

  it('that fails shows the error, keeps the list and offers Retry, which fixes it', async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    // The page names the chunks of the console, too, to load them together.
    const html = (await readFile('out/docs/api/index.html', 'utf8')).replace(/data-chunks="[^"]*"/, '');
    let isBroken = true;
    await page.route('**/_next/static/chunks/*.js', (route) => {
      const { pathname } = new URL(route.request().url());
      return isBroken && !html.includes(pathname) ? route.abort() : route.continue();
    });
    await page.goto(`${site.url}/docs/api/`);
    await page.locator('.console-bar').dispatchEvent('pointerover');
    const alert = page.getByRole('alert').filter({ hasText: ui.console.loadFailed });
    await alert.waitFor();
    expect((await textOf(alert.locator('pre'))).length).toBeGreaterThan(10);
    expect(await page.locator('.op-item').count()).toBe(33);
    isBroken = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await alert.waitFor({ state: 'detached' });
    await startConsole(page);
    await context.close();
  });

  it('of Swagger UI happens on this page only', async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on('response', async (response) => {
      if (!/\/_next\/static\/.*\.js$/.test(response.url())) return;
      // What is still on its way when the test ends has no text any more.
      const text = await response.text().catch(() => '');
      if (text.includes('opblock-section-request-body')) scripts.add(new URL(response.url()).pathname);
    });
    await page.goto(`${site.url}/docs/api/`);
    await startConsole(page);
    await expect.poll(() => scripts.size).toBeGreaterThan(0);
    await context.close();
    const names = [...scripts].map((path) => path.slice(path.lastIndexOf('/') + 1));
    for (const route of (await exportedRoutes()).filter((path) => path !== '/docs/api/')) {
      const html = await readFile(join('out', route, 'index.html'), 'utf8');
      for (const name of names) expect(html, `${route} refers to ${name}`).not.toContain(name);
    }
  });
});
