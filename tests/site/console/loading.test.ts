import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { operation, startConsole, textOf } from './support';

describe('loading', () => {
  it('shows the operations without script, and each opens in place', async ({ newPage }) => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto('/docs/api/');
    await expect(page.locator('.op-item')).toHaveCount(33);
    // For those who read the text alone: search engines, screen readers.
    expect(await textOf(page.locator('.op-item').first())).toMatch(
      /post \/api\/auth\/login Sign in with email and password no sign-in Exchanges /,
    );
    const row = operation(page, 'createForm');
    await row.locator('summary').click();
    await expect(row.getByRole('link', { name: ui.console.reference })).toBeVisible();
    await expect(row.getByText(ui.console.formLoading)).toBeHidden();
    // One that the address names is shown alone.
    await page.goto('/docs/api/?named#/Forms/createForm');
    const seen = page.locator('.op-item-body').filter({ visible: true });
    await expect(seen).toHaveCount(1);
    expect(await textOf(seen)).toContain('Creates a form');
  });

  it('that fails shows the error, keeps the list and offers Retry, which fixes it', async ({ page }) => {
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
    expect((await textOf(alert.locator('pre'))).length).toBeGreaterThan(10);
    expect(await page.locator('.op-item').count()).toBe(33);
    isBroken = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await alert.waitFor({ state: 'detached' });
    await startConsole(page);
  });
});
