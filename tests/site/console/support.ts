import type { Locator, Page } from '@playwright/test';
import { expect } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { waitForScript } from '../support/browser';

/** Opens /docs/api, with `rest` after its path, and waits for the console. */
export async function openConsole(page: Page, rest = ''): Promise<void> {
  await page.goto(`/docs/api/${rest}`);
  await startConsole(page);
}

/** Presses the console, which starts it, and waits until it works. */
export async function startConsole(page: Page): Promise<void> {
  await waitForScript(page);
  await page.locator('.console-bar').dispatchEvent('pointerover');
  await page.locator('.console[data-ready]').waitFor();
}

export const operation = (page: Page, id: string): Locator =>
  page.locator(`.op-item[data-operation="${id}"]`);

/** Waits until the form of an operation is rendered. */
export const isOpen = (page: Page, id: string): Promise<void> =>
  operation(page, id).locator('.opblock-body').waitFor();

/** Returns the field of an operation's request body. */
export const requestBody = (page: Page, id: string): Locator =>
  operation(page, id).getByRole('textbox', { name: 'Request body' });

export async function openPanel(page: Page, name: 'server' | 'menu'): Promise<void> {
  const button = page.locator(`.console-bar [data-panel="${name}"]`);
  // The panel closes once a newly chosen server has responded, which takes a while with a large response.
  await expect(async () => {
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    await page.locator('.console-part').first().waitFor({ timeout: 2_000 });
  }).toPass();
}

/** Closes the panel of the bar if one is open. */
export async function closePanel(page: Page): Promise<void> {
  if ((await page.locator('.console-part').count()) === 0) return;
  await page.keyboard.press('Escape');
  await page.locator('.console-part').first().waitFor({ state: 'detached' });
}

export const getText = async (element: Locator): Promise<string> => (await element.textContent()) ?? '';

/** Chooses an operation in the sidebar. */
export const choose = (page: Page, id: string): Promise<void> =>
  page.locator(`#console-operations a[data-operation="${id}"]`).click();

/** Signs in to the sandbox with the one button. */
export async function signIn(page: Page): Promise<void> {
  await page.locator('.console-bar').getByRole('button', { name: ui.console.signInAdministrator }).click();
  await page.getByRole('button', { name: ui.console.signOut, exact: true }).waitFor();
}

/** Chooses a custom server by its address. */
export async function chooseServer(page: Page, address: string): Promise<void> {
  await openPanel(page, 'server');
  await page.getByLabel(ui.panel.ownServer).check();
  await page.getByLabel('Base URL').fill(address);
  await page.getByRole('button', { name: 'Use', exact: true }).click();
}

/** Resolves when the page has read the first chunk of a response: unread data is lost when a connection breaks. */
export function firstChunk(opened: Page): Promise<void> {
  return opened.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { read } = ReadableStreamDefaultReader.prototype;
        ReadableStreamDefaultReader.prototype.read = async function readAndTell() {
          const piece = await read.call(this);
          if (piece.value) resolve();
          return piece;
        };
      }),
  );
}

/** Presses Execute of an operation. Returns the text of its response panel. */
export async function execute(block: Locator): Promise<string> {
  await closePanel(block.page());
  // Clears an earlier response, which must not be taken for the new one.
  const clear = block.getByRole('button', { name: 'Clear' });
  if ((await clear.count()) > 0) await clear.click();
  await block.getByRole('button', { name: 'Execute' }).click();
  // Clear appears when the request is finished.
  await clear.waitFor();
  const response = block.locator('.console-response');
  return getText(response);
}

/** Fills in the sign-in of the console's login operation and executes it. */
export async function executeLogin(page: Page, password: string): Promise<string> {
  await choose(page, 'login');
  await requestBody(page, 'login').fill(JSON.stringify({ email: 'admin@endatix.com', password }));
  return execute(operation(page, 'login'));
}

/** Returns everything that outlives the tab or leaves it: storage, cookies and the address. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...window.localStorage }) + document.cookie + window.location.href);

/** Switches back to the sandbox. */
export async function chooseSandbox(page: Page): Promise<void> {
  await openPanel(page, 'server');
  await page.getByLabel(ui.panel.sandbox).check();
}
