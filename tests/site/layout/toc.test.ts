import type { Page } from '@playwright/test';
import { describe, expect, it } from '@/tests/site/support/test';
import { violationsOf } from '../support/axe';
import { shellSite } from './support/shell-site';

const site = shellSite();
const PAGE = '/docs/guides/docker-setup/';
const fold = (page: Page) => page.locator('.toc-fold');
const list = (page: Page) => page.locator('#toc-list');

describe('the table of contents', () => {
  it('folds above the text up to 1100 px, and closes when a section is chosen', async () => {
    const page = await site.open(PAGE, { viewport: { width: 390, height: 844 } });
    for (const width of [390, 1100]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(list(page)).toBeHidden();
      await expect(fold(page)).toHaveAttribute('aria-expanded', 'false');
      const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
      expect(await top('article h1')).toBeLessThan(await top('.toc-fold'));
      expect(await top('.toc-fold')).toBeLessThan(await top('article p:not(.toc *, .page-updated)'));
      await fold(page).click();
      await expect(list(page)).toBeVisible();
      await expect(fold(page)).toHaveAttribute('aria-expanded', 'true');
      if (width === 390) expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
      const link = list(page).getByRole('link').nth(3);
      const hash = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(list(page)).toBeHidden();
      expect(new URL(page.url()).hash).toBe(hash);
      await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
    }
  });

  it('leads to a section by keys alone, and goes by Escape, with the focus back at its button', async () => {
    const page = await site.open(PAGE, { viewport: { width: 390, height: 844 } });
    await fold(page).focus();
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(list(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(list(page).getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(fold(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeHidden();
    const hash = await list(page).locator('a').first().getAttribute('href');
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await expect(page.locator(`[id="${hash?.slice(1)}"]`)).toBeInViewport();
  });

  it('stands next to the text in wide windows and shows the entry that is being read, in low ones too', async () => {
    const page = await site.open(PAGE, { viewport: { width: 1440, height: 900 }, forcedColors: 'active' });
    await expect(fold(page)).toBeHidden();
    await expect(list(page)).toBeVisible();
    const current = list(page).locator('[aria-current="location"]');
    await expect(current).toHaveCount(1);
    const line = (entry: typeof current) =>
      entry.evaluate((element) => getComputedStyle(element).borderLeftColor);
    expect(await line(current)).not.toBe(await line(list(page).locator('a:not([aria-current])').first()));
    const first = await current.textContent();
    await page.setViewportSize({ width: 1440, height: 380 });
    await page
      .locator('article :is(h2, h3)[id]')
      .last()
      .evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(current).not.toHaveText(first ?? '');
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport();
  });
});
