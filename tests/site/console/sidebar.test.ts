import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { testSite } from '../support/test-site';
import { isOpen, openConsole, operation, sidewaysScroll, textOf } from './support';

const site = testSite();

describe('the sidebar', () => {
  it('is 300 px wide, filters, and takes Enter for the first match', async () => {
    const { page, close } = await openConsole(site, '', {
      viewport: { width: 1440, height: 900 },
    });
    const sidebar = page.locator('#console-operations');
    expect((await sidebar.boundingBox())?.width).toBe(300);
    expect(await sidebar.getByRole('link').count()).toBe(33);
    await sidebar.getByRole('searchbox').fill('status');
    await expect.poll(() => sidebar.getByRole('link').count()).toBe(1);
    await sidebar.getByRole('searchbox').press('Enter');
    await isOpen(page, 'setSubmissionStatus');
    await sidebar.getByRole('searchbox').fill('zebra');
    await sidebar.getByText(ui.operation.noOperation).waitFor();
    await close();
  });

  it('follows the scroll', async () => {
    const { page, close } = await openConsole(site);
    const current = page.locator('#console-operations [aria-current]');
    await operation(page, 'createForm').evaluate((element) => element.scrollIntoView());
    await expect.poll(() => textOf(current)).toContain('Create a form');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => textOf(current)).toContain('status');
    await expect.poll(() => current.isVisible()).toBe(true);
    await close();
  });

  it('is a drawer on a phone', async () => {
    const { page, close } = await openConsole(site, '', {
      viewport: { width: 390, height: 844 },
    });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Operations', exact: true }).click();
    const drawer = page.locator('#console-operations');
    await drawer.locator('a[data-operation="createForm"]').click();
    await isOpen(page, 'createForm');
    expect(await drawer.isVisible()).toBe(false);
    expect(await sidewaysScroll(page)).toBe(0);
    await close();
  });
});
