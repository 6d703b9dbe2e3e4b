import { followNewLink, pressKeys } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';

it('after a navigation, the heading or section has the focus, but not on the first load', async ({
  open,
}) => {
  const page = await open('/docs/guides/docker-setup/');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.locator('.sidebar').getByRole('link', { name: 'Receive webhooks' }).click();
  await expect(page.locator('main h1')).toHaveText('Receive webhooks');
  await expect(page.locator('main h1')).toBeFocused();
  // Visible with the keyboard, also on a page without a tree.
  expect((await pressKeys(page, ['Tab']))[0]?.place).toBe('main');
  await followNewLink(page, '/');
  await page.waitForURL('/');
  await expect(page.locator('main h1:focus')).toHaveCSS('outline-style', 'solid');
  await followNewLink(page, '/docs/guides/webhooks/#before-you-begin');
  await expect(page.locator('main h2#before-you-begin')).toBeFocused();
});
