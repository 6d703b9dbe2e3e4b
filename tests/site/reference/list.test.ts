import type { Page } from '@playwright/test';
import { allOperations } from '@/shared/contract/all-operations';
import { referenceOperations, sinceRelease, untilRelease } from '@/shared/contract/later-releases';
import { operationGroups } from '@/shared/contract/operations';
import { visit } from '@/tests/site/support/browser';
import { describe, expect, it } from '@/tests/site/support/test';

const PAGE = '/docs/api/forms/getForm/';

const list = (page: Page) => page.locator('.sidebar').getByRole('navigation', { name: 'Operations' });
const filter = (page: Page) => page.locator('.sidebar').getByRole('searchbox', { name: 'Filter operations' });
const shown = (page: Page) => list(page).locator('details').getByRole('link').filter({ visible: true });

describe('the list of operations next to a page of the reference', () => {
  it('follows the bar, unfolds the group of the page, filters, and is in the menu of a phone', async ({
    open,
  }) => {
    const page = await open(PAGE, { reducedMotion: 'reduce' });
    await expect(list(page).locator('[aria-current="page"]')).toContainText('Read a form');
    await expect(list(page).locator('details[open]')).toHaveCount(1);
    const sidebar = page.locator('.sidebar');
    await expect(sidebar).toHaveCSS('padding-top', '80px');
    // Over the text, because the panel next to it scrolls separately.
    await page.mouse.move(450, 400);
    await page.mouse.wheel(0, 1500);
    await expect(sidebar).toHaveCSS('padding-top', '20px');
    const field = filter(page);
    const count = (isShown: (one: (typeof allOperations)[number]) => boolean | undefined) =>
      expect(shown(page)).toHaveCount(allOperations.filter(isShown).length);
    await field.fill('delete');
    await count(({ id, href, operation }) => /delete/i.test(`${operation.summary} ${id} ${href}`));
    await field.fill('server only');
    await count(({ isServerOnly }) => isServerOnly);
    await field.fill('no such thing');
    await expect(sidebar.getByRole('status')).toHaveText('No operation matches.');
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

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.locator('dialog.mobile-menu');
    await expect(menu.locator('[aria-current="page"]')).toHaveText(/Read a submission$/);
    await expect(menu.locator('[aria-current="page"]')).toBeVisible();
    await menu.getByRole('link', { name: /Replace a submission$/ }).click();
    await expect(page.locator('h1')).toHaveText('Replace a submission');
  });
});

describe('the choice of a release', () => {
  const later = referenceOperations.filter(sinceRelease);
  const ended = referenceOperations.filter(untilRelease);

  it('hides the operations that it lacks, says how many, loads later ones, and is remembered', async ({
    page,
  }) => {
    await visit(page, PAGE);
    const sidebar = page.locator('.sidebar');
    const choice = sidebar.getByRole('combobox', { name: 'Release' });
    const status = sidebar.getByRole('status');
    const folder = list(page).locator('[data-only="later"]');
    await expect(folder.locator('details')).toHaveCount(0);
    await choice.focus();
    await choice.selectOption('0.7.3');
    await expect(status).toHaveText(`${ended.length} hidden`);
    await expect(folder.locator('details details a')).toHaveCount(later.length);
    await filter(page).fill('getUserInfo');
    await expect(status).toHaveText(`No operation matches. ${ended.length} hidden`);
    await filter(page).fill('inviteUser');
    await expect(shown(page)).toHaveCount(1);
    await filter(page).press('Enter');
    await page.waitForURL('**/docs/api/users/inviteUser/');

    // Without a touch: the choice was stored.
    await expect(status).toHaveText(`${ended.length} hidden`);
    await expect(choice).toHaveValue('newest');
    await expect(folder.locator('[aria-current="page"]')).toBeVisible();
    await choice.selectOption('October 2025');
    await expect(status).toHaveText(`${later.length} hidden`);
    await expect(folder).toBeHidden();

    await visit(page, '/docs/guides/operations-by-release/');
    const rows = page.locator('main tbody tr').filter({ visible: true });
    await expect(page.locator('main').getByRole('status')).toHaveText(`${later.length} hidden`);
    await expect(rows).toHaveCount(referenceOperations.length - later.length);
    await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeHidden();
    await page.locator('main').getByRole('combobox', { name: 'Release' }).selectOption('All releases');
    await expect(rows).toHaveCount(referenceOperations.length);
  });
});

it('the rules of all operations unfold when they are reached, and so does an object around a property', async ({
  page,
}) => {
  const rules = page.locator('#rules');
  await page.goto('/docs/api/forms/getForm/');
  for (const reach of [
    () => page.getByRole('link', { name: 'rules of all operations' }).click(),
    // By their address, when the document is loaded with it.
    async () => {
      await page.goto('about:blank');
      await page.goto('/docs/api/#rules');
    },
  ]) {
    await reach();
    await expect(rules).toBeInViewport();
    const { y = -1 } = (await rules.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(56);
  }
  await visit(page, '/docs/api/');
  await expect(rules).toBeHidden();
  const property = '#response-200-formDefinition-jsonData';
  await page.goto(`/docs/api/submissions/getSubmission/${property}`);
  await expect(page.locator(property)).toBeInViewport();
});
