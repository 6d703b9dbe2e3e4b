import type { Page } from '@playwright/test';
import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { choose, eachConsole, execute, openPanel, operation, signIn, textOf } from './support';

let page: Page;
eachConsole('#/Forms/createForm', (next) => {
  page = next;
});

/** Waits until the focus is on an element with this name or text. */
const isFocused = (expected: string) =>
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
const press = async (name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};

describe('the focus', () => {
  it('stays on Execute, and goes to it when Clear goes', async () => {
    const block = operation(page, 'createForm');
    await block.getByRole('button', { name: 'Execute', exact: true }).focus();
    await page.keyboard.press('Enter');
    await block.locator('.console-response').waitFor();
    await isFocused('Execute');
    await block.getByRole('button', { name: 'Clear' }).focus();
    await page.keyboard.press('Enter');
    await block.locator('.console-response').waitFor({ state: 'detached' });
    await isFocused('Execute');
  });

  it('goes from Sign in to Sign out and back', async () => {
    await press('Sign in as administrator');
    await isFocused('Sign out');
    await page.keyboard.press('Enter');
    await isFocused('Sign in as administrator');
  });

  it('comes back from the dialog, whether it signed in or not', async () => {
    const token = page.getByRole('dialog').getByLabel('Or paste an access token');
    await openPanel(page, 'account');
    await press(ui.console.otherAccount);
    await token.fill('two words');
    await page.getByRole('button', { name: 'Use this token' }).click();
    await page.getByText('The token contains spaces').waitFor();
    await page.keyboard.press('Escape');
    await isFocused(ui.console.otherAccount);
    await page.keyboard.press('Enter');
    await token.fill('a.b.c');
    await page.getByRole('button', { name: 'Use this token' }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
    await isFocused(ui.console.otherAccount);
  });

  it('goes from the list of ids to its field', async () => {
    await signIn(page);
    await choose(page, 'getForm');
    const block = operation(page, 'getForm');
    await block.getByRole('button', { name: 'Pick formId' }).click();
    await block.getByLabel('Existing values of formId').selectOption({ index: 1 });
    await isFocused('formId');
  });
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 800 },
])
  it(`is below the bar on the way back through the rows at ${size.width} px`, async () => {
    await page.setViewportSize(size);
    await operation(page, 'updateForm').locator('summary').first().focus();
    // Upwards, in a scrolled page, what comes into view stops where the bar ends.
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(async () => {
        const { activeElement } = document;
        // The navbar comes back with the next picture.
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        const bar = document.querySelector('.console-bar')?.getBoundingClientRect();
        const box = activeElement?.getBoundingClientRect();
        const isInRows = activeElement?.closest('.op-items');
        return activeElement && isInRows && bar && box && box.top < bar.bottom
          ? activeElement.outerHTML.slice(0, 80)
          : '';
      });
      expect(covered, `${step}`).toBe('');
    }
  });

describe('the ring around an entry of the list', () => {
  it('is not cut off where the list scrolls', async () => {
    const entry = page.locator('#console-operations nav a[tabindex="0"]');
    await entry.focus();
    const room = await entry.evaluate((link) => {
      const list = link.closest('.sidebar')?.getBoundingClientRect();
      const { left, right } = link.getBoundingClientRect();
      return list && Math.min(left - list.left, list.right - right);
    });
    // The widest ring, that of the keyboard mode, and its distance from the entry.
    expect(room).toBeGreaterThanOrEqual(5);
  });
});

describe('an edited body', () => {
  it('becomes the example again, and keeps the focus', async () => {
    const block = operation(page, 'createForm');
    const text = block.getByRole('textbox', { name: 'Request body' });
    const example = await text.inputValue();
    const restore = block.getByRole('button', { name: ui.console.restore });
    expect(await restore.count()).toBe(0);
    await text.fill('{}');
    await restore.click();
    await expect.poll(() => text.inputValue()).toBe(example);
    await isFocused('Request body');
    expect(await restore.count()).toBe(0);
  });
});

describe('what went wrong', () => {
  it('is said of a missing body, and the previous response goes', async () => {
    const block = operation(page, 'createForm');
    await execute(block);
    await block.getByRole('textbox', { name: 'Request body' }).fill('');
    await block.getByRole('button', { name: 'Execute', exact: true }).click();
    const alert = block.getByRole('alert').filter({ hasText: 'The request body is required.' });
    await alert.waitFor();
    expect(await block.locator('.console-response').count()).toBe(0);
    await block.getByRole('textbox', { name: 'Request body' }).fill('{}');
    await alert.waitFor({ state: 'detached' });
    expect(await execute(block)).toContain('401 Unauthorized');
  });

  it('is said of a rejected request with its time and carried out once the administrator is signed in', async () => {
    const block = operation(page, 'createForm');
    const answer = await execute(block);
    expect(answer).toMatch(/401 Unauthorized from the sandbox in this browser in \d+ ms/);
    expect(answer).toContain(ui.console.noTokenSandbox);
    await block.getByRole('button', { name: ui.console.signInAndExecute }).click();
    const response = block.locator('.console-response');
    await response.getByText('201 Created').waitFor();
    expect(await textOf(response)).not.toContain(ui.console.noTokenSandbox);
    await isFocused('Execute');
  });
});
