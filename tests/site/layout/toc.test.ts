import type { Page } from '@playwright/test';
import { getViolations } from '@/tests/site/support/axe';
import { expect, it } from '@/tests/site/support/test';

const fold = (page: Page) => page.locator('.toc-fold');
const list = (page: Page) => page.locator('#toc-list');

it('the table of contents folds up to 1100 px, works by keys, and marks the section', async ({ open }) => {
  const page = await open('/docs/guides/docker-setup/', {
    viewport: { width: 1100, height: 844 },
    reducedMotion: 'reduce',
  });
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
  await expect(list(page)).toBeHidden();
  await expect(fold(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await top('article h1')).toBeLessThan(await top('.toc-fold'));
  expect(await top('.toc-fold')).toBeLessThan(await top('article p:not(.toc *, .page-updated)'));
  await page.setViewportSize({ width: 390, height: 844 });
  await fold(page).click();
  await expect(fold(page)).toHaveAttribute('aria-expanded', 'true');
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await getViolations(page, { bestPractice: true, within: '.toc' })).toEqual([]);
  const arrived = async (hash: string | null) => {
    await expect(list(page)).toBeHidden();
    expect(new URL(page.url()).hash).toBe(hash);
    await expect(page.locator(`[id="${hash?.slice(1)}"]`)).toBeInViewport();
  };
  const link = list(page).locator('a');
  await link.nth(3).click();
  await arrived(await link.nth(3).getAttribute('href'));

  await fold(page).focus();
  for (const key of ['Enter', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(link.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(fold(page)).toBeFocused();
  for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  await arrived(await link.first().getAttribute('href'));

  // In wide windows, it is next to the text and marks the current section.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(fold(page)).toBeHidden();
  await expect(list(page)).toBeVisible();
  const current = list(page).locator('[aria-current="location"]');
  await expect(current).toHaveCount(1);
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
