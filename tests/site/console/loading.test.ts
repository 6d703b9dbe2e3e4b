import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { startConsole, textOf } from './support';

describe('loading', () => {
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
