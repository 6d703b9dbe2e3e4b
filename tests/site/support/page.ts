import type { Locator, Page } from '@playwright/test';
import { ui } from '@/tests/support/interface';

/** Marks the document, to detect later whether another one was loaded. */
export function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
}

/** Returns whether the marked document is still the current one. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.marked === '');
}

/** Returns whether an address is that of a script of the site. */
export const isScript = (url: URL): boolean => /\/_next\/static\/.*\.js$/.test(url.pathname);

/** Follows a link that the page doesn't have, without a pointer, which would preload it. */
export function followNewLink(page: Page, address: string): Promise<void> {
  return page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'There';
    document.querySelector('main')?.append(link);
    link.click();
  }, address);
}

/** Returns the name or text of the focused element. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') || element?.textContent || '';
  });
}

export const ADMINISTRATOR = { email: 'admin@endatix.com', password: 'P@ssw0rd' };

/** Types credentials into the open sign-in dialog. Returns the dialog. */
export async function submitSignIn(page: Page, { email, password } = ADMINISTRATOR): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(ui.panel.email).fill(email);
  await dialog.getByLabel(ui.panel.password).fill(password);
  await dialog.getByRole('button', { name: ui.panel.signInNow, exact: true }).click();
  return dialog;
}

/** Returns how many pixels of a page overflow its window to the right. */
export const getOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns how many pixels of the widest table of a page are cut off. */
export const cutTables = (page: Page): Promise<number> =>
  page
    .locator('.table-scroll')
    .evaluateAll((tables) => Math.max(0, ...tables.map((table) => table.scrollWidth - table.clientWidth)));
