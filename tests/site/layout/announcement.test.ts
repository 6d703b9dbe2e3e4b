import type { Page } from '@playwright/test';
import { visit } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';
import { site as config } from '@/theme.config';

const text = config.announcement?.text;
const announced = typeof text === 'string' ? text : text?.en;
const PAGE = '/docs/guides/docker-setup/';
const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });

const stored = (page: Page) =>
  page.evaluate(() => [
    window.localStorage.getItem('announcement.id'),
    window.localStorage.getItem('announcement.dismissed'),
  ]);

/** Opens a page. Returns whether its announcement was visible, from the first element on. */
async function openWatched(page: Page, path: string): Promise<boolean[]> {
  await page.addInitScript(() => {
    const seen = new Set<boolean>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const element = document.querySelector('.announcement');
      if (element) seen.add(getComputedStyle(element).display !== 'none');
    }).observe(document, { childList: true, subtree: true });
  });
  await visit(page, path);
  return page.evaluate(() => [...(window as unknown as { seen: Set<boolean> }).seen]);
}

it('the announcement stays dismissed in all tabs, until its ID changes', async ({ page, context }) => {
  const other = await context.newPage();
  await openWatched(other, PAGE);
  expect(await openWatched(page, PAGE)).toEqual([true]);
  expect(await bar(page).textContent()).toBe(announced);
  for (const [width, height] of [
    [1440, 36],
    [320, 64],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(height);
  }
  expect(await stored(page)).toEqual([config.announcement?.id, 'false']);
  await bar(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
  await bar(page).waitFor({ state: 'hidden' });
  await expect(page.locator('.navbar .brand')).toBeFocused();
  expect(await stored(page)).toEqual([config.announcement?.id, 'true']);
  await bar(other).waitFor({ state: 'detached' });
  expect(await openWatched(page, '/docs/guides/webhooks/')).toEqual([false]);
  expect(await bar(page).count()).toBe(0);

  await page.evaluate(() => window.localStorage.setItem('announcement.id', 'an-older-one'));
  expect(await openWatched(page, PAGE)).toEqual([true]);
  expect(await stored(page)).toEqual([config.announcement?.id, 'false']);
});
