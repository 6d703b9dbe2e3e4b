import type { Locator, Page } from '@playwright/test';
import { allContract } from '@/shared/contract/all-operations';
import { ui } from '@/tests/support/interface';
import { waitForScript } from '../support/browser';
import { ADMINISTRATOR, submitSignIn } from '../support/page';

/** Opens /docs/api, with `rest` after its path, and waits for the console. */
export async function openConsole(page: Page, rest = ''): Promise<void> {
  await page.goto(`/docs/api/${rest}`);
  await startConsole(page);
}

/** Points at the console, which starts Swagger UI, and waits until it works. */
export async function startConsole(page: Page): Promise<void> {
  await waitForScript(page);
  await page.locator('.console').first().dispatchEvent('pointerover');
  await page.locator('.console[data-ready]').waitFor();
}

export const operation = (page: Page, id: string): Locator =>
  page.locator(`#operations-${allContract.operation(id).tag}-${id}`);

/** Opens an operation by its row, and waits for its form. */
export async function open(page: Page, id: string): Promise<Locator> {
  const block = operation(page, id);
  const control = block.locator('.opblock-summary-control');
  if ((await control.getAttribute('aria-expanded')) === 'false') await control.click();
  await block.getByRole('button', { name: 'Execute' }).waitFor();
  return block;
}

/** Returns the field of an operation's request body. */
export const requestBody = (page: Page, id: string): Locator =>
  operation(page, id).getByRole('textbox', { name: 'Request body' });

/** Opens Swagger UI's dialog. */
export async function openAuthorize(page: Page): Promise<Locator> {
  await page.locator('.auth-wrapper').getByRole('button', { name: 'Authorize' }).click();
  return page.getByRole('dialog', { name: ui.console.authorizations });
}

/** Signs in to the sandbox with one press in the dialog, and closes it. */
export async function signIn(page: Page): Promise<void> {
  const dialog = await openAuthorize(page);
  await dialog.getByRole('button', { name: ui.console.signInAdministrator }).click();
  await dialog.getByText('Signed in as').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Types an account of the reader's server into the dialog. Leaves it open. */
export async function submitAccount(page: Page, account = ADMINISTRATOR): Promise<Locator> {
  if (!(await page.getByRole('dialog').isVisible())) await openAuthorize(page);
  return submitSignIn(page, account);
}

/** Chooses a server of the reader by its address. */
export async function chooseServer(page: Page, address: string): Promise<void> {
  await page.getByLabel(ui.console.servers, { exact: true }).selectOption(ui.panel.ownServer);
  await page.getByLabel(ui.panel.address).fill(address);
  // Leaving the field is enough. The examples press the button.
  await page.getByLabel(ui.panel.address).press('Tab');
}

/** Presses Execute of an open operation. Returns the text of its response, with the verdict. */
export async function execute(block: Locator): Promise<string> {
  // Clears an earlier response, which must not be taken for the new one.
  const clear = block.getByRole('button', { name: 'Clear' });
  if ((await clear.count()) > 0) await clear.click();
  await block.getByRole('button', { name: 'Execute' }).click();
  const response = block.locator('.live-responses-table');
  await response.waitFor();
  const verdict = block.locator('.verdict');
  if ((await verdict.count()) > 0) await verdict.locator(':scope:not(:empty)').waitFor();
  return `${await response.innerText()} ${(await verdict.count()) > 0 ? await verdict.innerText() : ''}`;
}
