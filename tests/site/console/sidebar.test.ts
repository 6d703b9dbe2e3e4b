import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { shellSite } from '../layout/support/shell-site';
import { isOpen, openConsole, operation, sidewaysScroll } from './support';

const site = shellSite();

it('the sidebar is 300 px wide, filters, takes Enter for the first match, and follows the scroll', async () => {
  const page = await openConsole(site, '', { viewport: { width: 1440, height: 900 } });
  const sidebar = page.locator('#console-operations');
  const current = sidebar.locator('[aria-current]');
  expect((await sidebar.boundingBox())?.width).toBe(300);
  await operation(page, 'createForm').evaluate((element) => element.scrollIntoView());
  await expect(current).toContainText('Create a form');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(current).toContainText('status');
  await expect(current).toBeVisible();
  expect(await sidebar.getByRole('link').count()).toBe(33);
  await sidebar.getByRole('searchbox').fill('status');
  await expect(sidebar.getByRole('link')).toHaveCount(1);
  await sidebar.getByRole('searchbox').press('Enter');
  await isOpen(page, 'setSubmissionStatus');
  await sidebar.getByRole('searchbox').fill('zebra');
  await sidebar.getByText(ui.operation.noOperation).waitFor();
});

it('the sidebar is a drawer on a phone', async () => {
  const page = await openConsole(site, '', { viewport: { width: 390, height: 844 } });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('button', { name: 'Operations', exact: true }).click();
  const drawer = page.locator('#console-operations');
  await drawer.locator('a[data-operation="createForm"]').click();
  await isOpen(page, 'createForm');
  expect(await drawer.isVisible()).toBe(false);
  expect(await sidewaysScroll(page)).toBe(0);
});
