import type { Locator, Page } from '@playwright/test';
import { ui } from '@/tests/support/interface';

/** Marks the document, so that a later look tells whether another one was loaded. */
export function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
}

/** True while the document that was marked is still the one on screen. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.marked === '');
}

/** Whether an address is that of a script of the site. */
export const isScript = (url: URL): boolean => /\/_next\/static\/.*\.js$/.test(url.pathname);

/** Follows a link that the page does not have, without a pointer, which would warm it. */
export function followNewLink(page: Page, address: string): Promise<void> {
  return page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'There';
    document.querySelector('main')?.append(link);
    link.click();
  }, address);
}

/** Name or text of the element that has the focus, which tells it from others. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') || element?.textContent || '';
  });
}

export const ADMINISTRATOR = { email: 'admin@endatix.com', password: 'P@ssw0rd' };

/** Types credentials into the sign-in dialog that is open, and hands the dialog over. */
export async function submitSignIn(page: Page, { email, password } = ADMINISTRATOR): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(ui.panel.email).fill(email);
  await dialog.getByLabel(ui.panel.password).fill(password);
  await dialog.getByRole('button', { name: ui.panel.signInNow, exact: true }).click();
  return dialog;
}

/** How many pixels of a page stick out of its window to the right. */
export const getOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How many pixels of the widest table of a page are cut off by its frame. */
export const cutTables = (page: Page): Promise<number> =>
  page
    .locator('.table-scroll')
    .evaluateAll((tables) => Math.max(0, ...tables.map((table) => table.scrollWidth - table.clientWidth)));
