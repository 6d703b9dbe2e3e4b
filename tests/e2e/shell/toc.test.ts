import type { Page } from '@playwright/test';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { violationsOf } from '../support/axe';
import { shellSite } from './support/shell-site';

const site = shellSite();
const PAGE = '/docs/guides/docker-setup/';
const fold = (page: Page) => page.locator('.toc-fold');
const list = (page: Page) => page.locator('#toc-list');

describe('the table of contents', () => {
  for (const width of [390, 768, 1024, 1100]) {
    it(`folds above the text at ${width} px, and closes when a section is chosen`, async () => {
      const page = await site.open(PAGE, { viewport: { width, height: 844 } });
      await expect(list(page)).toBeHidden();
      await expect(fold(page)).toHaveAttribute('aria-expanded', 'false');
      const [above, text] = [await fold(page).boundingBox(), await page.locator('article').boundingBox()];
      expect(above?.y).toBeLessThan(text?.y ?? 0);
      await fold(page).click();
      await expect(list(page)).toBeVisible();
      await expect(fold(page)).toHaveAttribute('aria-expanded', 'true');
      const link = list(page).getByRole('link').nth(3);
      const hash = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(list(page)).toBeHidden();
      await expect(fold(page)).toHaveAttribute('aria-expanded', 'false');
      expect(new URL(page.url()).hash).toBe(hash);
      await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
    });
  }

  it('is opened and closed by keys', async () => {
    const page = await site.open(PAGE, { viewport: { width: 390, height: 844 } });
    await fold(page).focus();
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(list(page)).toBeHidden();
  });

  it('leads to a section by keys alone, and goes by Escape, with the focus back at its button', async () => {
    const page = await site.open(PAGE, { viewport: { width: 390, height: 844 } });
    await fold(page).focus();
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
    const hash = await list(page).getByRole('link').first().getAttribute('href');
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await expect(page.locator(`[id="${hash?.slice(1)}"]`)).toBeInViewport();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`has no fault that axe finds while it is open on a phone, ${colorScheme}`, async () => {
      const page = await site.open(PAGE, { viewport: { width: 390, height: 844 }, colorScheme });
      await fold(page).click();
      await expect(list(page)).toBeVisible();
      expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
    });

  it('stands beside the text in wide windows, without a button', async () => {
    const page = await site.open(PAGE, { viewport: { width: 1440, height: 900 } });
    await expect(fold(page)).toBeHidden();
    await expect(list(page)).toBeVisible();
  });

  it('can be read without script', async () => {
    const page = await site.page({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    await page.goto(site.url + PAGE);
    await expect(fold(page)).toBeHidden();
    await expect(list(page)).toBeVisible();
  });

  it('shows the entry that is being read in forced colours, too', async () => {
    const page = await site.open(PAGE, {
      viewport: { width: 1440, height: 900 },
      forcedColors: 'active',
    });
    const current = list(page).locator('[aria-current="location"]');
    await expect(current).toHaveCount(1);
    const other = list(page).locator('a:not([aria-current])').first();
    const line = (entry: typeof other) =>
      entry.evaluate((element) => getComputedStyle(element).borderLeftColor);
    expect(await line(current)).not.toBe(await line(other));
  });

  it('shows the entry that is being read, also in a low window', async () => {
    const page = await site.open(PAGE, { viewport: { width: 1440, height: 380 } });
    const last = page.locator('article :is(h2, h3)[id]').last();
    await last.evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const current = list(page).locator('[aria-current="location"]');
    const id = await last.getAttribute('id');
    // At the end of the page the last headings cannot all reach the reading line.
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport();
    expect(id).not.toBeNull();
  });
});
