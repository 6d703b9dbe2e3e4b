import { describe, expect, it } from '@/tests/site/support/test';
import { shellSite } from '../layout/support/shell-site';

const site = shellSite();

describe('on a phone', () => {
  it('the menu of the site holds the operations, in their place', async () => {
    const page = await site.open('/docs/api/forms/getForm/', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.locator('dialog.mobile-menu');
    const current = menu.locator('[aria-current="page"]');
    await expect(current).toHaveText(/Read a form$/);
    expect(await current.isVisible()).toBe(true);
    await menu.getByRole('link', { name: /Create a form$/ }).click();
    await expect(page.locator('h1')).toHaveText('Create a form');
  });
});
