import type { Page } from '@playwright/test';
import { isMarked, markDocument } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';

// tests/site/offline covers readers with an offline copy.

const PAGE = '/docs/guides/docker-setup/';

/** Follows a link without preloading. */
const follow = (page: Page) =>
  page
    .locator('.sidebar a[href="/docs/guides/webhooks/"]')
    .evaluate((link: HTMLAnchorElement) => link.click());

it('a link or result that is chosen offline keeps the page and explains why', async ({ open }) => {
  const page = await open(PAGE);
  await markDocument(page);
  const toast = page.getByRole('alert').filter({ hasText: ui.shell.offline });
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('webhooks');
  await page.getByRole('option').first().waitFor();
  await page.context().setOffline(true);
  for (const choose of [() => page.keyboard.press('Enter'), () => follow(page)]) {
    await choose();
    await toast.getByRole('button', { name: ui.shell.close }).click();
    await expect(toast).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
    await expect(page).toHaveURL(PAGE);
  }
  await page.context().setOffline(false);
  await follow(page);
  await page.waitForURL('**/docs/guides/webhooks/');
});
