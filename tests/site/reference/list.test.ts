import { allOperations } from '@/shared/contract/all-operations';
import { referenceOperations, sinceRelease, untilRelease } from '@/shared/contract/later-releases';
import { operationGroups } from '@/shared/contract/operations';
import { visit, waitForScript } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';

it('the list of operations unfolds its group, filters, and is in the menu of a phone', async ({ open }) => {
  const page = await open('/docs/api/forms/getForm/', { reducedMotion: 'reduce' });
  const sidebar = page.locator('.sidebar');
  const list = sidebar.getByRole('navigation', { name: 'Operations' });
  const current = list.locator('[aria-current="page"]');
  const shown = list.locator('details').getByRole('link').filter({ visible: true });
  await expect(current).toContainText('Read a form');
  await expect(list.locator('details[open]')).toHaveCount(1);
  await expect(sidebar).toHaveCSS('padding-top', '80px');
  // Over the text, because the panel next to it scrolls separately.
  await page.mouse.move(450, 400);
  await page.mouse.wheel(0, 1500);
  await expect(sidebar, 'follows the bar').toHaveCSS('padding-top', '20px');

  const field = sidebar.getByRole('searchbox', { name: 'Filter operations' });
  const matching = (isShown: (one: (typeof allOperations)[number]) => boolean | undefined) =>
    expect(shown).toHaveCount(allOperations.filter(isShown).length);
  await field.fill('delete');
  await matching(({ id, href, operation }) => /delete/i.test(`${operation.summary} ${id} ${href}`));
  await field.fill('server only');
  await matching(({ isServerOnly }) => isServerOnly);
  await field.fill('no such thing');
  await expect(sidebar.getByRole('status')).toHaveText('No operation matches.');
  await field.fill('');
  const own = operationGroups.find(({ tag }) => tag === 'Forms')?.operations ?? [];
  await expect(shown).toHaveCount(own.length);
  await field.fill('setSubmissionStatus');
  await field.press('Enter');
  await page.waitForURL('**/docs/api/submissions/setSubmissionStatus/');
  await waitForScript(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('dialog.mobile-menu');
  await expect(menu.locator('[aria-current="page"]')).toBeVisible();
  await menu.getByRole('link', { name: /Replace a submission$/ }).click();
  await expect(page.locator('h1')).toHaveText('Replace a submission');
});

it('the choice of a release hides what it lacks, loads later ones, and is remembered', async ({ page }) => {
  const later = referenceOperations.filter(sinceRelease);
  const ended = referenceOperations.filter(untilRelease);
  await visit(page, '/docs/api/forms/getForm/');
  const sidebar = page.locator('.sidebar');
  const list = sidebar.getByRole('navigation', { name: 'Operations' });
  const filter = sidebar.getByRole('searchbox', { name: 'Filter operations' });
  const choice = sidebar.getByRole('combobox', { name: 'Release' });
  const status = sidebar.getByRole('status');
  const folder = list.locator('[data-only="later"]');
  await expect(folder.locator('details')).toHaveCount(0);
  // The filter is loaded again after a failure.
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await choice.hover();
  await failed;
  await page.context().setOffline(false);
  await choice.focus();
  await choice.selectOption('0.7.3');
  await expect(status).toHaveText(`${ended.length} hidden`);
  await expect(folder.locator('details details a')).toHaveCount(later.length);
  await filter.fill('getUserInfo');
  await expect(status).toHaveText(`No operation matches. ${ended.length} hidden`);
  await filter.fill('inviteUser');
  await expect(list.locator('details').getByRole('link').filter({ visible: true })).toHaveCount(1);
  await filter.press('Enter');
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

it('the rules of all operations unfold when reached, and so does a nested property', async ({ page }) => {
  const rules = page.locator('#rules');
  await page.goto('/docs/api/forms/getForm/');
  await page.getByRole('link', { name: 'rules of all operations' }).click();
  await expect(rules).toBeInViewport();
  expect((await rules.boundingBox())?.y).toBeGreaterThan(56);
  await visit(page, '/docs/api/?again');
  await expect(rules).toBeHidden();
  // By their address, when the document is loaded with it.
  await page.goto('/docs/api/#rules');
  await expect(rules).toBeInViewport();
  const property = '#response-200-formDefinition-jsonData';
  await page.goto(`/docs/api/submissions/getSubmission/${property}`);
  await expect(page.locator(property)).toBeInViewport();
});
