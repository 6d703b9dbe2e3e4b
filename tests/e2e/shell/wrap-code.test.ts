import { shell } from '@/lib/i18n/en/shell';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { shellSite } from './support/shell-site';

const site = shellSite();

describe('code with long lines', () => {
  it('scrolls, and wraps on every page once the reader says so', async () => {
    const page = await site.open('/docs/getting-started/quick-start/', {
      viewport: { width: 390, height: 844 },
    });
    const block = page.locator('figure.code').filter({ has: page.locator('.code-wrap') });
    const widest = () =>
      page
        .locator('main figure.code pre')
        .evaluateAll((all) => Math.max(...all.map((pre) => pre.scrollWidth - pre.clientWidth)));
    await page.locator('main figure.code').first().scrollIntoViewIfNeeded();
    const button = block.first().getByRole('button', { name: shell.wrap });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await widest()).toBeGreaterThan(20);
    expect(
      await page
        .locator('main figure.code pre')
        .first()
        .evaluate((pre) => getComputedStyle(pre).overflowX),
    ).toBe('auto');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await widest()).toBe(0);

    await page.goto(`${site.url}/docs/guides/webhooks/`);
    await expect(page.locator('html')).toHaveAttribute('data-wrap-code', '');
    expect(await widest()).toBe(0);
    await page.close();
  });
});
