import type { Page } from 'playwright-core';
import { shell } from '@/lib/i18n/en/shell';
import { describe, expect, it } from '@/tests/site/support/test';
import { shellSite } from './support/shell-site';

const site = shellSite();

/** Pixels by which the widest code of a page is wider than its block. */
const hidden = (page: Page) =>
  page
    .locator('main figure.code pre')
    .evaluateAll((all) => Math.max(...all.map((pre) => pre.scrollWidth - pre.clientWidth)));

for (const [device, viewport, wraps] of [
  ['a phone', { width: 390, height: 844 }, true],
  ['a desktop', { width: 1000, height: 800 }, false],
] as const)
  describe(`code with long lines on ${device}`, () => {
    it(`${wraps ? 'wraps' : 'scrolls'}, until the reader chooses for every page`, async () => {
      const page = await site.open('/docs/getting-started/quick-start/', { viewport });
      const isWhole = async () => (await hidden(page)) === 0;
      expect(await isWhole()).toBe(wraps);
      // A block gets its switch when it comes into view.
      for (const figure of await page.locator('main figure.code').filter({ visible: true }).all())
        await figure.scrollIntoViewIfNeeded();
      const block = page.locator('figure.code').filter({ has: page.locator('.code-wrap') });
      const button = block.first().getByRole('button', { name: shell.wrap });
      await expect(button).toHaveAttribute('aria-pressed', String(wraps));
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', String(!wraps));
      expect(await isWhole()).toBe(!wraps);

      // The next page has the choice from the script in its head alone.
      await page.route('**/_next/**/*.js', (route) => route.abort());
      await page.goto(`${site.url}/docs/guides/webhooks/`);
      expect(await isWhole()).toBe(!wraps);
      await page.close();
    });
  });
