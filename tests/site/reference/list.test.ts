import type { Page } from '@playwright/test';
import { allOperations } from '@/shared/contract/all-operations';
import { operationGroups } from '@/shared/contract/operations';
import { describe, expect, it } from '@/tests/site/support/test';

const PAGE = '/docs/api/forms/getForm/';

const list = (page: Page) => page.locator('.sidebar').getByRole('navigation', { name: 'Operations' });
const shown = (page: Page) => list(page).locator('details').getByRole('link').filter({ visible: true });

describe('the list of operations next to a page of the reference', () => {
  it('unfolds the group of the page, filters, and opens the remaining entry with Enter', async ({ open }) => {
    const page = await open(PAGE);
    await expect(list(page).locator('[aria-current="page"]')).toContainText('Read a form');
    expect(await list(page).locator('details[open]').count()).toBe(1);
    const field = page.locator('.sidebar').getByRole('searchbox', { name: 'Filter operations' });
    await field.fill('delete');
    await expect(shown(page)).toHaveCount(
      allOperations.filter(({ id, href, operation }) => /delete/i.test(`${operation.summary} ${id} ${href}`))
        .length,
    );
    await field.fill('server only');
    await expect(shown(page)).toHaveCount(allOperations.filter(({ isServerOnly }) => isServerOnly).length);
    await field.fill('no such thing');
    await expect(page.locator('.sidebar').getByRole('status')).toHaveText('No operation matches.');
    await field.fill('');
    await expect(shown(page)).toHaveCount(
      operationGroups.find(({ tag }) => tag === 'Forms')?.operations.length ?? 0,
    );
    await field.fill('setSubmissionStatus');
    await field.press('Enter');
    await page.waitForURL('**/docs/api/submissions/setSubmissionStatus/');
    await list(page).getByRole('link', { name: 'Read a submission', exact: false }).first().click();
    await expect(page.locator('h1')).toHaveText('Read a submission');
    await expect(list(page).locator('[aria-current="page"]')).toContainText('Read a submission');
  });

  it('keeps a tab stop in the list of the console when it is filtered', async ({ open }) => {
    const page = await open('/docs/api/');
    const field = page.locator('.sidebar').getByRole('searchbox', { name: 'Filter operations' });
    await field.fill('submission');
    await field.press('Tab');
    await expect(shown(page).first()).toBeFocused();
  });

  it('follows the bar of the page, and is in the menu of a phone', async ({ open }) => {
    const page = await open(PAGE, { reducedMotion: 'reduce' });
    const room = () => page.locator('.sidebar').evaluate((bar) => getComputedStyle(bar).paddingTop);
    expect(await room()).toBe('80px');
    // Over the text, because the panel next to it scrolls separately.
    await page.mouse.move(450, 400);
    await page.mouse.wheel(0, 1500);
    await expect.poll(room).toBe('20px');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.locator('dialog.mobile-menu');
    await expect(menu.locator('[aria-current="page"]')).toHaveText(/Read a form$/);
    await expect(menu.locator('[aria-current="page"]')).toBeVisible();
    await menu.getByRole('link', { name: /Create a form$/ }).click();
    await expect(page.locator('h1')).toHaveText('Create a form');
  });
});
