import { noFaults, visit } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';

const PAGE = '/docs/getting-started/quick-start/';

/** Break the browser's storage before any script of the page runs. */
const troubles: Record<string, () => void> = {
  'switched off': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  },
  full: () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this === window.localStorage)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  },
};

for (const [name, trouble] of Object.entries(troubles))
  it(`with storage ${name} everything works as long as the page`, async ({ page, faults }) => {
    await page.addInitScript(trouble);
    await visit(page, PAGE);
    const toggle = page.getByRole('button', { name: saying(ui.shell.colorMode) });
    await toggle.click();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-label', `${ui.shell.colorMode}: dark`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator('.announcement')).toBeHidden();
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[data-version]');
      // Only the choice matters here, not the page.
      link?.addEventListener('click', (event) => event.preventDefault());
      link?.click();
    });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('webhooks');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await visit(page, `/de${PAGE}`);
    // If only the local storage is full, the session keeps the choice over a full load.
    await expect(page.locator('html')).toHaveAttribute('data-theme', name === 'full' ? 'dark' : 'light');
    expect(faults).toEqual(noFaults);
  });
