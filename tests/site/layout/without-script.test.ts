import { vocabulary } from '@/shared/i18n/en/vocabulary';
import { expect, it } from '@/tests/site/support/test';
import { operation } from '../console/support';

// tests/export/pages.test.ts checks that every page has its text and links without script.
it.use({ javaScriptEnabled: false });

it('the tree, all tabs, the menus and the link of a diagram work without script', async ({ page }) => {
  await page.goto('/docs/getting-started/quick-start/');
  expect(await page.locator('.sidebar a').count()).toBeGreaterThan(10);
  const folded = page.locator('.sidebar details:not([open]) > summary').filter({ visible: true });
  while ((await folded.count()) > 0) await folded.first().click();
  await page.setViewportSize({ width: 390, height: 844 });
  const reachable = page.locator('.sidebar a, [data-tab-panel], #toc-list');
  await expect(reachable.filter({ visible: true })).toHaveCount(await reachable.count());
  const needsScript = page.locator(
    '.color-toggle, .search-button, .menu-button, .announcement button, [data-copy-code], [data-copy-markdown], .toc-fold',
  );
  await expect(needsScript.filter({ visible: true })).toHaveCount(0);
  // Without script, the dialog is missing: the bar leads to the tree below the page.
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page.locator('.sidebar')).toBeInViewport();
  await page.locator('.sidebar a[href="/docs/guides/webhooks/"]').click();
  await page.waitForURL('/docs/guides/webhooks/');
  await page.locator('.navbar details.menu-Language summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('/de/docs/guides/webhooks/');
  await page.goto('/docs/getting-started/architecture/');
  await page.locator('.diagram a:visible').first().click();
  await page.waitForURL('**/diagrams/*-light.svg');
});

it('the landing page and the reference offer nothing that needs script', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: vocabulary.liveFormOpen })).toBeHidden();
  await expect(page.getByText(vocabulary.liveFormSize)).toBeHidden();
  await page.goto('/docs/api/#rules');
  await expect(page.locator('#rules')).toBeVisible();
  // An operation in the address is scrolled to.
  await page.goto('/docs/api/?named#/Forms/createForm');
  const row = operation(page, 'createForm');
  await expect(row).toBeInViewport();
  await expect(row.locator('noscript p')).toBeVisible();
  await page.goto('/docs/api/forms/getForm/');
  await expect(page.getByLabel('Language of the request')).toBeHidden();
  await expect(page.locator('.op-run .op-documented')).toContainText('"submissionsCount"');
  await expect(page.locator('.ref-filter')).toBeHidden();
});
