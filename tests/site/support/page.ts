import type { Locator, Page } from '@playwright/test';
import { ui } from '@/tests/support/interface';

/** Waits for the shell of a page. Leaves its islands as they are. */
export const waitForShell = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.shell === '');

/** Has the browser say that the reader saves data. */
export function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

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

/** Presses keys one after the other. Returns where the focus is after each. */
export async function pressKeys(page: Page, keys: readonly string[]) {
  const seen = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      const place = ['dialog', 'main', '.navbar'].find((selector) => element.closest(selector));
      return {
        name: element.getAttribute('aria-label') || element.textContent || '',
        /** Width of its outline in pixels. */
        outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
        /** Where it is: `body` if nothing has the focus. */
        place: element === document.body ? 'body' : (place ?? 'elsewhere'),
        /** Whether the bar at the top of the window covers it. */
        isCovered: element.getBoundingClientRect().bottom <= bar,
        scrollY: window.scrollY,
      };
    });
    seen.push(focus);
  }
  return seen;
}

export const ADMINISTRATOR = { email: 'admin@endatix.com', password: 'P@ssw0rd' };

/** Types credentials into the open sign-in dialog. Returns the dialog. */
export async function submitSignIn(page: Page, { email, password } = ADMINISTRATOR): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(ui.panel.email).fill(email);
  await dialog.getByLabel(ui.panel.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: ui.panel.signInNow, exact: true }).click();
  return dialog;
}

/** Returns what makes a page wider than its window: each innermost element with the pixels that protrude. */
export const getOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const past = (element: Element) => Math.ceil(element.getBoundingClientRect().right) - clientWidth;
    const wide = [...document.body.querySelectorAll('*')].filter((element) => past(element) > 0);
    const names = wide
      .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
      .map((element) => `${element.localName}.${element.getAttribute('class')}: ${past(element)} px`);
    return [`${scrollWidth - clientWidth} px at ${clientWidth} px`, ...names];
  });

/** Returns how many pixels of the widest table of a page are cut off. */
export const cutTables = (page: Page): Promise<number> =>
  page
    .locator('.table-scroll')
    .evaluateAll((tables) => Math.max(0, ...tables.map((table) => table.scrollWidth - table.clientWidth)));
