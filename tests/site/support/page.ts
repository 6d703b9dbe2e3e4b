import type { Locator, Page } from '@playwright/test';
import { ui } from '@/tests/support/interface';

/** Waits for the shell of a page. Leaves its islands as they are. */
export const waitForShell = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.shell === '');

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

/** What a reader who uses the keyboard has after a key. */
interface Focus {
  /** Name or text of the focused element. */
  name: string;
  /** Width of its outline in pixels. */
  outline: number;
  /** Where it is: `body` if nothing has the focus. */
  place: 'body' | 'dialog' | 'main' | '.navbar' | 'elsewhere';
  /** Whether the bar at the top of the window covers it. */
  isCovered: boolean;
  scrollY: number;
}

/** Presses keys one after the other, and reads the focus after each in the page, without a round trip. */
export async function pressKeys(page: Page, keys: readonly string[]): Promise<Focus[]> {
  await page.evaluate(() => {
    const seen: Focus[] = [];
    Object.assign(window, { seen });
    document.addEventListener('keyup', () => {
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      seen.push({
        name: element.getAttribute('aria-label') || element.textContent || '',
        outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
        place:
          element === document.body
            ? 'body'
            : ((['dialog', 'main', '.navbar'] as const).find((place) => element.closest(place)) ??
              'elsewhere'),
        isCovered: element.getBoundingClientRect().bottom <= bar,
        scrollY: window.scrollY,
      });
    });
  });
  for (const key of keys) await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as { seen: Focus[] }).seen);
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

/** Returns how many pixels of a page overflow its window to the right. */
export const getOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns how many pixels of the widest table of a page are cut off. */
export const cutTables = (page: Page): Promise<number> =>
  page
    .locator('.table-scroll')
    .evaluateAll((tables) => Math.max(0, ...tables.map((table) => table.scrollWidth - table.clientWidth)));
