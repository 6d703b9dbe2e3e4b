import type { Page } from '@playwright/test';
import { visit } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';
import { site as config } from '@/theme.config';

// tests/unit/layout/color-mode.test.ts runs the script that hides it before the first paint, until its ID changes.

const text = config.announcement?.text;
const PAGE = '/docs/guides/docker-setup/';
const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });

it('the announcement stays dismissed in all tabs and on other pages', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [other, page]) await visit(tab, PAGE);
  expect(await bar(page).textContent()).toBe(typeof text === 'string' ? text : text?.en);
  await page.setViewportSize({ width: 320, height: 640 });
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(64);
  await bar(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
  await bar(page).waitFor({ state: 'hidden' });
  await expect(page.locator('.navbar .brand')).toBeFocused();
  await bar(other).waitFor({ state: 'detached' });
  await visit(page, '/docs/guides/webhooks/');
  await expect(bar(page)).toHaveCount(0);
});
