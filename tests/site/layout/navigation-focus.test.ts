import { parse } from 'node-html-parser';
import { followNewLink } from '@/tests/site/support/page';
import { describe, expect, it } from '@/tests/site/support/test';

const PAGE = '/docs/guides/docker-setup/';

describe('after a navigation', () => {
  it('the heading or section has the focus, but not on the first load', async ({ open, site }) => {
    const page = await open(PAGE);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.locator('.sidebar').getByRole('link', { name: 'Receive webhooks' }).click();
    await expect(page.locator('main h1')).toHaveText('Receive webhooks');
    await expect(page.locator('main h1')).toBeFocused();
    // Visible with the keyboard, also on a page without a tree.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
    await followNewLink(page, '/');
    await page.waitForURL('/');
    const title = page.locator('main h1:focus');
    await title.waitFor();
    expect(await title.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    const html = await (await fetch(`${site.url}/docs/guides/webhooks/`)).text();
    const id = parse(html).querySelector('main h2[id]')?.id ?? '';
    expect(id).not.toBe('');
    await followNewLink(page, `/docs/guides/webhooks/#${id}`);
    await page.waitForFunction((hash) => document.activeElement?.id === hash, id);
  });

  it("the page doesn't scroll while the keyboard moves through the navbar", async ({ open }) => {
    const page = await open('/docs/getting-started/quick-start/', {
      viewport: { width: 1280, height: 500 },
      reducedMotion: 'reduce',
    });
    await page.evaluate(() => window.scrollTo({ top: 600 }));
    await page.locator('.brand').evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    const before = await page.evaluate(() => window.scrollY);
    for (let step = 0; step < 7; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.navbar')))).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    }
  });
});
