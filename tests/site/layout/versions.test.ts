import { storageKeys } from '@/shared/storage-keys';
import { waitForScript } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';
import { site } from '@/theme.config';

it('clears a preferred version that no longer exists, and redirects to the current page', async ({
  open,
}) => {
  const key = storageKeys.version(site.product.slug);
  const page = await open('/docs/getting-started/quick-start/');
  const stored = () => page.evaluate((name) => window.localStorage.getItem(name), key);
  await page.evaluate((name) => window.localStorage.setItem(name, '0.1.1'), key);
  await page.goto('/docs/0.1.1/guides/webhooks/');
  await page.waitForURL('/docs/guides/webhooks/');
  await waitForScript(page);
  const docs = page.locator('.navbar-links').getByRole('link', { name: 'Docs', exact: true });
  await expect(docs).toHaveAttribute('href', '/docs/');
  expect(await stored()).toBeNull();
  await page.locator('.navbar details.menu-Version > summary').click();
  await page.locator('.navbar').getByRole('link', { name: site.versions[0].label }).click();
  await page.waitForURL('/docs/');
  expect(await stored()).toBe(site.versions[0].label);
});
