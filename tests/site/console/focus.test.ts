import type { Page } from '@playwright/test';
import { beforeEach, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { execute, getText, openConsole, openPanel, operation } from './support';

beforeEach(({ page }) => openConsole(page, '#/Forms/createForm'));

/** Waits until an element with this name or text has the focus. */
const isFocused = (page: Page, expected: string) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const element = document.activeElement;
        return (
          element?.getAttribute('aria-label') ?? (element === document.body ? 'body' : element?.textContent)
        );
      }),
    )
    .toBe(expected);
const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};

it('the focus returns from the dialog after a sign-in and without one', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Sign in to the sandbox' });
  const token = dialog.getByLabel('Or paste an access token');
  const use = dialog.getByRole('button', { name: 'Use this token' });
  await openPanel(page, 'server');
  await press(page, ui.console.otherAccount);
  await dialog.getByLabel(ui.panel.email).fill('admin@endatix.com');
  await dialog.getByLabel('Password').fill('not-the-password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByText('The supplied credentials are invalid!').waitFor();
  await token.fill('two words');
  await use.click();
  await page.getByText('The token contains spaces').waitFor();
  await page.keyboard.press('Escape');
  await isFocused(page, ui.console.otherAccount);
  await page.keyboard.press('Enter');
  await token.fill('Bearer a.b.c');
  await use.click();
  await page.locator('.console-who').getByText(ui.console.ownToken).waitFor();
  await isFocused(page, ui.console.otherAccount);
  expect(await execute(operation(page, 'createForm'))).toContain('401 Unauthorized');
});

it('the bar never covers the focus on the way up', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await operation(page, 'updateForm').locator('summary').first().focus();
    // Scrolled upward, an element stops at the bottom edge of the bar.
    for (let step = 0; step < 15; step++) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(async () => {
        const { activeElement } = document;
        // The navbar returns with the next frame.
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        const bar = document.querySelector('.console-bar')?.getBoundingClientRect();
        const box = activeElement?.getBoundingClientRect();
        const isInRows = activeElement?.closest('.op-items');
        return activeElement && isInRows && bar && box && box.top < bar.bottom
          ? activeElement.outerHTML.slice(0, 80)
          : '';
      });
      expect(covered, `${step} at ${width} px`).toBe('');
    }
  }
});

it('a rejected request says why and is repeated after the sign-in, and the focus stays close', async ({
  page,
}) => {
  const block = operation(page, 'createForm');
  const response = block.locator('.console-response');
  const body = block.getByRole('textbox', { name: 'Request body' });
  const example = await body.inputValue();
  await block.getByRole('button', { name: 'Execute', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(response).toContainText(/401 Unauthorized from the sandbox in this browser in \d+ ms/);
  await expect(response).toContainText(ui.panel.noValidToken);
  await isFocused(page, 'Execute');
  await block.getByRole('button', { name: 'Clear' }).focus();
  await page.keyboard.press('Enter');
  await response.waitFor({ state: 'detached' });
  await isFocused(page, 'Execute');

  await body.fill('{}');
  await block.locator('.opblock-section').getByLabel(ui.console.example).selectOption({ index: 1 });
  await expect(body).toHaveValue(example);
  await execute(block);
  await body.fill('');
  await block.getByRole('button', { name: 'Execute', exact: true }).click();
  const alert = block.getByRole('alert').filter({ hasText: 'The request body is required.' });
  await alert.waitFor();
  // The previous response is removed.
  await expect(response).toHaveCount(0);
  await body.fill(example);
  await alert.waitFor({ state: 'detached' });
  await execute(block);
  await block.getByRole('button', { name: ui.panel.signInAndSend }).click();
  await response.getByText('201 Created').waitFor();
  expect(await getText(response)).not.toContain(ui.panel.noValidToken);
  await isFocused(page, 'Execute');

  await press(page, 'Sign out');
  await isFocused(page, 'Sign in as administrator');
  await page.keyboard.press('Enter');
  await isFocused(page, 'Sign out');
});
