import type { Page } from '@playwright/test';
import { noFaults, waitForScript } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';

const PAGE = '/docs/getting-started/quick-start/';

/** Breaks the browser's storage before any script of the page runs. */
const troubles: [name: string, inject: (page: Page) => Promise<unknown>][] = [
  [
    'switched off',
    (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
      }),
  ],
  [
    'full',
    (page) =>
      page.addInitScript(() => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (key, value) {
          if (this === window.localStorage)
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          setItem.call(this, key, value);
        };
      }),
  ],
];

for (const [name, inject] of troubles)
  it(`with storage ${name} everything works as long as the page`, async ({ page, faults }) => {
    await inject(page);
    await page.goto(PAGE);
    await waitForScript(page);

    const toggle = page.getByRole('button', { name: saying(ui.shell.colorMode) });
    await toggle.click();
    await toggle.click();
    expect(await toggle.getAttribute('aria-label')).toBe(`${ui.shell.colorMode}: dark`);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    const tab = page.getByRole('tab').nth(1);
    const tabName = await tab.textContent();
    await tab.click();

    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.locator('.announcement').isVisible()).toBe(false);
    const chosen = page.locator('[role="tab"][aria-selected="true"]', { hasText: tabName ?? '' });
    expect(await chosen.count()).toBeGreaterThan(0);

    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[data-version]');
      // Only the choice matters here, not the page.
      link?.addEventListener('click', (event) => event.preventDefault());
      link?.click();
    });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('webhooks');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await page.goto(`/de${PAGE}`);
    await waitForScript(page);
    // If only the local storage is full, the session keeps the choice over a full load.
    expect(await page.locator('html').getAttribute('data-theme')).toBe(name === 'full' ? 'dark' : 'light');
    expect(faults).toEqual(noFaults);
  });
