import { storageKeys } from '@/shared/storage-keys';
import { waitForScript } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';
import { OLD } from '@/tests/support/variant';
import { site } from '@/theme.config';

const base = '/docs-site';
const start = 'getting-started/quick-start/';

const key = storageKeys.version(site.product.slug);

it.use({ served: ['out-base-path', base] });

it('opens a chosen version at the same page, and remembers it', async ({ open }) => {
  const page = await open(`${base}/docs/${start}`);
  const menu = page.locator('.navbar details.menu-Version');
  const docs = page.locator('.navbar-links').getByRole('link', { name: 'Docs', exact: true });
  const stored = () => page.evaluate((name) => window.localStorage.getItem(name), key);
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: OLD }).click();
  await page.waitForURL(`**${base}/docs/${OLD}/${start}`);
  await waitForScript(page);
  await expect(docs).toHaveAttribute('href', `${base}/docs/${OLD}/`);
  expect(await stored()).toBe(OLD);
  await page.locator('.notice-old a').click();
  await page.waitForURL(`**${base}/docs/${start}`);
  await waitForScript(page);
  await expect(docs).toHaveAttribute('href', `${base}/docs/`);
  expect(await stored()).toBe('next');
});
